import { formLabels, outcomeMessages } from "@crm/contract/messages";
import {
  captchaToken,
  expectNothingLost,
  newVisitor,
  openDemo,
  prepareDemo,
  solveCaptcha,
  submit,
} from "./fixtures/demo-form.ts";
import { expect, test } from "./fixtures/test.ts";

test.beforeEach(({ foreign }) => foreign.host.reset());

test("call 1 false: a toast, a fresh captcha, and the form can be sent again", async ({
  page,
  foreign,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource.*422/);
  const visitor = newVisitor();
  foreign.host.behave(1, "refuses");
  const dialog = await prepareDemo(page, foreign.siteUrl, visitor);
  await submit(dialog);
  await expect(page.getByText(outcomeMessages.leadFailed)).toBeVisible();
  await expectNothingLost(dialog, visitor);
  await expect(captchaToken(dialog)).toHaveValue("");
  expect(foreign.host.log.filter(({ number }) => number === 2)).toEqual([]);

  foreign.host.behave(1, "normal");
  await solveCaptcha(dialog);
  await submit(dialog);
  await expect(page).toHaveURL(`${foreign.siteUrl}/thankyou`);
});

test("call 2 false: the dialog closes, the visitor is thanked and stays where she is", async ({
  page,
  foreign,
}) => {
  foreign.host.behave(2, "refuses");
  const dialog = await prepareDemo(page, foreign.siteUrl, newVisitor());
  await submit(dialog);
  await expect(page.getByText(outcomeMessages.thankYou)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${foreign.siteUrl}/`);
  expect(foreign.host.log.filter(({ number }) => number === 1)).toHaveLength(1);
});

for (const behaviour of ["down", "garbage"] as const) {
  test(`call 1 ${behaviour}: the exception row, and nothing typed is lost`, async ({
    page,
    foreign,
    consoleWatch,
  }) => {
    consoleWatch.expect(/Failed to load resource.*50\d|Failed to submit data!/);
    const visitor = newVisitor();
    foreign.host.behave(1, behaviour);
    const dialog = await prepareDemo(page, foreign.siteUrl, visitor);
    await submit(dialog);
    await expect(page.getByText(outcomeMessages.leadFailed)).toBeVisible();
    await expectNothingLost(dialog, visitor);
    await expect(captchaToken(dialog)).toHaveValue("");
    expect(consoleWatch.messages.join("\n")).toContain(`error: ${outcomeMessages.leadFailed}`);
  });
}

test("while a call is under way the button says so, is disabled, and one lead is sent", async ({
  page,
  foreign,
}) => {
  foreign.host.behave(1, "slow");
  const dialog = await prepareDemo(page, foreign.siteUrl, newVisitor());
  await dialog.getByRole("button", { name: "Submit" }).dblclick();
  const button = dialog.getByRole("button", { name: formLabels.submitting });
  await expect(button).toBeDisabled();
  await expect.poll(() => foreign.host.log.some(({ number }) => number === 1)).toBe(true);
  foreign.host.release();
  await expect(page).toHaveURL(`${foreign.siteUrl}/thankyou`);
  expect(foreign.host.log.filter(({ number }) => number === 1)).toHaveLength(1);
  expect(foreign.host.log.filter(({ number }) => number === 2)).toHaveLength(1);
});

test("'Sign Up' in the dialog leads to the registration", async ({ page, foreign }) => {
  await page.goto(foreign.siteUrl);
  const dialog = await openDemo(page);
  await expect(dialog).toContainText("Want to create an account? Sign Up");
  const link = dialog.getByRole("link", { name: "Sign Up" });
  await expect(link).toHaveAttribute("href", "https://app.example.com/register");
  await expect(link).not.toHaveAttribute("target");
});
