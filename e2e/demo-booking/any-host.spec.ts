import { formLabels, outcomeMessages } from "@crm/contract/messages";
import {
  captchaToken,
  expectValuesUnchanged,
  newVisitor,
  openDemo,
  prepareDemo,
  solveCaptcha,
  submit,
} from "../fixtures/demo-form.ts";
import { stopClock } from "../fixtures/stopped-clock.ts";
import { expect, test } from "../fixtures/test.ts";
import type { StandIn } from "../stand-in/stand-in.ts";

// The site can't store a booking itself, so the host's own answer is all that counts.
test.beforeEach(({ standInSite, lockedSpool: _ }) => standInSite.host.reset());

test("when call 1 answers status false, a toast is shown, the captcha is reset and the form can be sent again", async ({
  page,
  standInSite,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource.*422/);
  const visitor = newVisitor();
  standInSite.host.behave(1, "rejects");
  const dialog = await prepareDemo(page, standInSite.siteUrl, visitor);
  await submit(dialog);
  await expect(page.getByText(outcomeMessages.leadFailed)).toBeVisible();
  await expectValuesUnchanged(dialog, visitor);
  await expect(captchaToken(dialog)).toHaveValue("");
  expect(standInSite.host.log.filter(({ number }) => number === 2)).toEqual([]);

  standInSite.host.behave(1, "normal");
  await solveCaptcha(dialog);
  await submit(dialog);
  await expect(page).toHaveURL(`${standInSite.siteUrl}/thankyou`);
});

test("when call 2 answers status false, the dialog closes and the visitor is thanked on the same page", async ({
  page,
  standInSite,
}) => {
  standInSite.host.behave(2, "rejects");
  const dialog = await prepareDemo(page, standInSite.siteUrl, newVisitor());
  await submit(dialog);
  await expect(page.getByText(outcomeMessages.thankYou)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${standInSite.siteUrl}/`);
  expect(standInSite.host.log.filter(({ number }) => number === 1)).toHaveLength(1);
});

for (const behaviour of ["down", "garbage"] as const) {
  test(`when the behaviour of call 1 is '${behaviour}', the form shows the failure message and keeps its values`, async ({
    page,
    standInSite,
    consoleWatch,
  }) => {
    consoleWatch.expect(/Failed to load resource.*50\d|Failed to submit data!/);
    const visitor = newVisitor();
    standInSite.host.behave(1, behaviour);
    const dialog = await prepareDemo(page, standInSite.siteUrl, visitor);
    await submit(dialog);
    await expect(page.getByText(outcomeMessages.leadFailed)).toBeVisible();
    await expectValuesUnchanged(dialog, visitor);
    await expect(captchaToken(dialog)).toHaveValue("");
    expect(consoleWatch.messages.join("\n")).toContain(`error: ${outcomeMessages.leadFailed}`);
  });
}

/** The idempotency keys of all requests of call 1. */
const keysOf = (host: StandIn) =>
  host.log
    .filter(({ number }) => number === 1)
    .map(({ headers }) => String(headers["idempotency-key"]));

test("after a 500, the same content is sent again with the same idempotency key, even after a reload, until it is accepted", async ({
  page,
  standInSite,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource.*50\d|Failed to submit data!/);
  const visitor = newVisitor();
  standInSite.host.behave(1, "fails");
  const first = await prepareDemo(page, standInSite.siteUrl, visitor);
  await submit(first);
  await expect(page.getByText(outcomeMessages.leadFailed)).toBeVisible();
  await expectValuesUnchanged(first, visitor);
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  for (const typed of [visitor.email, visitor.name, visitor.companyName]) {
    expect(stored).not.toContain(typed);
  }

  // The page is reloaded, and the form is filled in with the same values.
  standInSite.host.behave(1, "normal");
  await submit(await prepareDemo(page, standInSite.siteUrl, visitor));
  await expect(page).toHaveURL(`${standInSite.siteUrl}/thankyou`);
  const [key, ...repeats] = keysOf(standInSite.host);
  expect(repeats).toEqual([key]);

  await submit(await prepareDemo(page, standInSite.siteUrl, visitor));
  await expect(page).toHaveURL(`${standInSite.siteUrl}/thankyou`);
  expect(new Set(keysOf(standInSite.host)).size).toBe(2);
});

test("changed content is sent with a new idempotency key after a failure", async ({
  page,
  standInSite,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource.*50\d|Failed to submit data!/);
  standInSite.host.behave(1, "fails");
  const dialog = await prepareDemo(page, standInSite.siteUrl, newVisitor());
  await submit(dialog);
  await expect(page.getByText(outcomeMessages.leadFailed)).toBeVisible();
  standInSite.host.behave(1, "normal");
  await dialog.getByLabel("Company name").fill("Another Company");
  await solveCaptcha(dialog);
  await submit(dialog);
  await expect(page).toHaveURL(`${standInSite.siteUrl}/thankyou`);
  expect(new Set(keysOf(standInSite.host)).size).toBe(2);
});

test("the form works when the browser blocks storage", async ({ page, standInSite }) => {
  const dialog = await prepareDemo(page, standInSite.siteUrl, newVisitor());
  await page.evaluate(() => {
    Storage.prototype.getItem = Storage.prototype.setItem = () => {
      throw new DOMException("Blocked", "SecurityError");
    };
  });
  await submit(dialog);
  await expect(page).toHaveURL(`${standInSite.siteUrl}/thankyou`);
});

test("the form shows when to try again if a busy host sends Retry-After", async ({
  page,
  standInSite,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource.*503|Failed to submit data!/);
  const visitor = newVisitor();
  standInSite.host.behave(1, "busy");
  const dialog = await prepareDemo(page, standInSite.siteUrl, visitor);
  await submit(dialog);
  await expect(page.getByText(outcomeMessages.leadFailed, { exact: true })).toBeVisible();
  await expect(page.getByText("Please try again in 2 minutes.", { exact: true })).toBeVisible();
  await expectValuesUnchanged(dialog, visitor);
});

test("the form says that it is still sending from 5 s on until the host answers", async ({
  page,
  standInSite,
}) => {
  standInSite.host.behave(1, "slow");
  await page.clock.install();
  const dialog = await prepareDemo(page, standInSite.siteUrl, newVisitor());
  await stopClock(page);
  await submit(dialog);
  await expect.poll(() => keysOf(standInSite.host)).toHaveLength(1);
  const note = dialog.getByText("Still sending. Please keep this page open.");
  await page.clock.runFor(4_900);
  await expect(note).toBeHidden();
  await page.clock.runFor(200);
  await expect(note).toBeVisible();
  await expect(note).toHaveRole("status");
  await expect(dialog.getByRole("button", { name: formLabels.submitting })).toBeDisabled();
  standInSite.host.release();
  await page.clock.resume();
  await expect(page).toHaveURL(`${standInSite.siteUrl}/thankyou`);
  expect(keysOf(standInSite.host)).toHaveLength(1);
});

test("the browser times out after 75 s, and the next submission has the same idempotency key", async ({
  page,
  standInSite,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to submit data!/);
  const visitor = newVisitor();
  standInSite.host.behave(1, "slow");
  await page.clock.install();
  const dialog = await prepareDemo(page, standInSite.siteUrl, visitor);
  await stopClock(page);
  await submit(dialog);
  await expect.poll(() => keysOf(standInSite.host)).toHaveLength(1);
  await page.clock.runFor(74_900);
  await expect(dialog.getByRole("button", { name: formLabels.submitting })).toBeVisible();
  await page.clock.runFor(200);
  await expect(dialog.getByRole("button", { name: formLabels.submit })).toBeEnabled();
  await page.clock.resume();
  await expect(page.getByText(outcomeMessages.leadFailed)).toBeVisible();
  await expectValuesUnchanged(dialog, visitor);

  standInSite.host.behave(1, "normal");
  standInSite.host.release();
  await solveCaptcha(dialog);
  await submit(dialog);
  await expect(page).toHaveURL(`${standInSite.siteUrl}/thankyou`);
  expect(new Set(keysOf(standInSite.host)).size).toBe(1);
});

test("the button is disabled and says that it is submitting during a call, and only one lead is sent", async ({
  page,
  standInSite,
}) => {
  standInSite.host.behave(1, "slow");
  const dialog = await prepareDemo(page, standInSite.siteUrl, newVisitor());
  await dialog.getByRole("button", { name: "Submit" }).dblclick();
  const button = dialog.getByRole("button", { name: formLabels.submitting });
  await expect(button).toBeDisabled();
  await expect.poll(() => standInSite.host.log.map(({ number }) => number)).toContain(1);
  standInSite.host.release();
  await expect(page).toHaveURL(`${standInSite.siteUrl}/thankyou`);
  expect(standInSite.host.log.filter(({ number }) => number === 1)).toHaveLength(1);
  expect(standInSite.host.log.filter(({ number }) => number === 2)).toHaveLength(1);
});

test("'Sign Up' in the dialog links to the registration", async ({ page, standInSite }) => {
  await page.goto(standInSite.siteUrl);
  const dialog = await openDemo(page);
  await expect(dialog).toContainText("Want to create an account? Sign Up");
  const link = dialog.getByRole("link", { name: "Sign Up" });
  await expect(link).toHaveAttribute("href", "https://app.example.com/register");
  await expect(link).not.toHaveAttribute("target");
});
