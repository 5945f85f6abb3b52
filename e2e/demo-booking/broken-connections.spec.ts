import { outcomeMessages } from "@crm/contract/messages";
import {
  fillDemo,
  newVisitor,
  openDemo,
  prepareDemo,
  solveCaptcha,
  submit,
} from "../fixtures/demo-form.ts";
import { expect, test } from "../fixtures/test.ts";

/** The browser logs these network errors, which the tests cause on purpose. */
const networkErrors = /Failed to load resource|Failed to submit data!|Refused to|net::ERR_/;

test.beforeEach(({ consoleWatch }) => consoleWatch.expect(networkErrors));

test("the form shows the failure itself and keeps the focus when the toaster's script can't be loaded", async ({
  page,
}) => {
  const visitor = newVisitor();
  await page.route(/\/toaster-/, (route) => route.abort());
  await page.route("**/_forms/demo", (route) => route.abort());
  const dialog = await prepareDemo(page, "/", visitor);
  await submit(dialog);
  await expect(dialog.getByRole("alert")).toHaveText(outcomeMessages.leadFailed);
  await expect(dialog.getByRole("button", { name: "Submit" })).toBeFocused();
});

test("the form shows other contacts when the captcha can't be loaded, and its lead is held for review", async ({
  page,
  system,
}) => {
  await page.route(/altcha-widget/, (route) => route.abort());
  await page.goto("/");
  const dialog = await openDemo(page);
  await expect(dialog.getByText("Or reach us directly")).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Chat on WhatsApp" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Try again" })).toBeVisible();
  const visitor = newVisitor();
  await fillDemo(dialog, visitor);
  await submit(dialog);
  await expect(page).toHaveURL("/thankyou");
  expect(system.database.rows("select review from leads where email = ?", visitor.email)).toEqual([
    { review: "captcha-unchecked" },
  ]);
});

test("the form shows the reason for a rate limit and retries with the same idempotency key", async ({
  page,
}) => {
  const keys: unknown[] = [];
  const message = "Too many tries. Please try again in 3 minutes.";
  await page.route("**/_forms/demo", (route) => {
    keys.push(route.request().postDataJSON().idempotencyKey);
    if (keys.length === 1) return route.abort();
    if (keys.length > 2) return route.continue();
    return route.fulfill({ status: 429, json: { outcome: "error", message } });
  });
  await page.goto("/");
  const dialog = await openDemo(page);
  await fillDemo(dialog, newVisitor());
  for (const says of [outcomeMessages.leadFailed, message]) {
    await solveCaptcha(dialog);
    await submit(dialog);
    await expect(dialog.getByText(says)).toBeVisible();
  }
  await solveCaptcha(dialog);
  await submit(dialog);
  await expect(page).toHaveURL("/thankyou");
  expect(new Set(keys).size).toBe(1);

  // After a reload, the server's page must log no errors either.
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a phone number with a calling code selects its country and is shown without the code", async ({
  page,
}) => {
  await page.goto("/");
  const dialog = await openDemo(page);
  const phone = dialog.getByLabel("Phone number", { exact: true });
  await phone.fill("+44 20 7946 0958");
  await phone.blur();
  await expect(phone).toHaveValue("20 7946 0958");
  await expect(dialog.getByLabel("Country of the phone number")).toHaveValue("GB");
});
