import { formLabels, outcomeMessages } from "@crm/contract/messages";
import {
  captchaToken,
  expectNothingLost,
  newVisitor,
  openDemo,
  prepareDemo,
  solveCaptcha,
  submit,
} from "../fixtures/demo-form.ts";
import { stopClock } from "../fixtures/stopped-clock.ts";
import { expect, test } from "../fixtures/test.ts";
import type { StandIn } from "../stand-in/stand-in.ts";

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

/** The idempotency keys that call 1 was made with. */
const keysOf = (host: StandIn) =>
  host.log
    .filter(({ number }) => number === 1)
    .map(({ headers }) => String(headers["idempotency-key"]));

test("a host's 500 keeps the key for the same content, also after a reload, until there is a verdict", async ({
  page,
  foreign,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource.*50\d|Failed to submit data!/);
  const visitor = newVisitor();
  foreign.host.behave(1, "fails");
  const first = await prepareDemo(page, foreign.siteUrl, visitor);
  await submit(first);
  await expect(page.getByText(outcomeMessages.leadFailed)).toBeVisible();
  await expectNothingLost(first, visitor);
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  for (const typed of [visitor.email, visitor.name, visitor.companyName]) {
    expect(stored).not.toContain(typed);
  }

  // Loaded anew, the form is filled in again with the same words.
  foreign.host.behave(1, "normal");
  await submit(await prepareDemo(page, foreign.siteUrl, visitor));
  await expect(page).toHaveURL(`${foreign.siteUrl}/thankyou`);
  const [key, ...repeats] = keysOf(foreign.host);
  expect(repeats).toEqual([key]);

  await submit(await prepareDemo(page, foreign.siteUrl, visitor));
  await expect(page).toHaveURL(`${foreign.siteUrl}/thankyou`);
  expect(new Set(keysOf(foreign.host)).size).toBe(2);
});

test("other content than that of the failed try gets another key", async ({
  page,
  foreign,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource.*50\d|Failed to submit data!/);
  foreign.host.behave(1, "fails");
  const dialog = await prepareDemo(page, foreign.siteUrl, newVisitor());
  await submit(dialog);
  await expect(page.getByText(outcomeMessages.leadFailed)).toBeVisible();
  foreign.host.behave(1, "normal");
  await dialog.getByLabel("Company name").fill("Another Company");
  await solveCaptcha(dialog);
  await submit(dialog);
  await expect(page).toHaveURL(`${foreign.siteUrl}/thankyou`);
  expect(new Set(keysOf(foreign.host)).size).toBe(2);
});

test("a form works where the visitor has blocked storage", async ({ page, foreign }) => {
  const dialog = await prepareDemo(page, foreign.siteUrl, newVisitor());
  await page.evaluate(() => {
    Storage.prototype.getItem = Storage.prototype.setItem = () => {
      throw new DOMException("Blocked", "SecurityError");
    };
  });
  await submit(dialog);
  await expect(page).toHaveURL(`${foreign.siteUrl}/thankyou`);
});

test("a busy host's Retry-After tells the visitor when to try again", async ({
  page,
  foreign,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource.*503|Failed to submit data!/);
  const visitor = newVisitor();
  foreign.host.behave(1, "busy");
  const dialog = await prepareDemo(page, foreign.siteUrl, visitor);
  await submit(dialog);
  await expect(page.getByText(outcomeMessages.leadFailed, { exact: true })).toBeVisible();
  await expect(page.getByText("Please try again in 2 minutes.", { exact: true })).toBeVisible();
  await expectNothingLost(dialog, visitor);
});

test("after 5 s the form says that it is still sending, until the host answers", async ({
  page,
  foreign,
}) => {
  foreign.host.behave(1, "slow");
  await page.clock.install();
  const dialog = await prepareDemo(page, foreign.siteUrl, newVisitor());
  await stopClock(page);
  await submit(dialog);
  await expect.poll(() => keysOf(foreign.host)).toHaveLength(1);
  const note = dialog.getByText("Still sending. Please keep this page open.");
  await page.clock.runFor(4_900);
  await expect(note).toBeHidden();
  await page.clock.runFor(200);
  await expect(note).toBeVisible();
  await expect(note).toHaveRole("status");
  await expect(dialog.getByRole("button", { name: formLabels.submitting })).toBeDisabled();
  foreign.host.release();
  await page.clock.resume();
  await expect(page).toHaveURL(`${foreign.siteUrl}/thankyou`);
  expect(keysOf(foreign.host)).toHaveLength(1);
});

test("after 75 s without an answer the browser gives up, and the next press has the same key", async ({
  page,
  foreign,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to submit data!/);
  const visitor = newVisitor();
  foreign.host.behave(1, "slow");
  await page.clock.install();
  const dialog = await prepareDemo(page, foreign.siteUrl, visitor);
  await stopClock(page);
  await submit(dialog);
  await expect.poll(() => keysOf(foreign.host)).toHaveLength(1);
  await page.clock.runFor(74_900);
  await expect(dialog.getByRole("button", { name: formLabels.submitting })).toBeVisible();
  await page.clock.runFor(200);
  await expect(dialog.getByRole("button", { name: formLabels.submit })).toBeEnabled();
  await page.clock.resume();
  await expect(page.getByText(outcomeMessages.leadFailed)).toBeVisible();
  await expectNothingLost(dialog, visitor);

  foreign.host.behave(1, "normal");
  foreign.host.release();
  await solveCaptcha(dialog);
  await submit(dialog);
  await expect(page).toHaveURL(`${foreign.siteUrl}/thankyou`);
  expect(new Set(keysOf(foreign.host)).size).toBe(1);
});

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
