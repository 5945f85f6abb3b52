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

/** The network's own complaints are what these tests are about. */
const refusals = /Failed to load resource|Failed to submit data!|Refused to|net::ERR_/;

test.beforeEach(({ consoleWatch }) => consoleWatch.expect(refusals));

test("without the toaster's script the visitor is told all the same, and keeps her place", async ({
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

test("a captcha that can't be loaded locks nobody out", async ({ page }) => {
  await page.route(/altcha-widget/, (route) => route.abort());
  await page.goto("/");
  const dialog = await openDemo(page);
  await expect(dialog.getByText("Or reach us directly")).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Chat on WhatsApp" })).toBeVisible();
  await fillDemo(dialog, newVisitor());
  await submit(dialog);
  await expect(dialog.getByRole("button", { name: "Try again" })).toBeFocused();
});

test("what the site itself refuses says why, and is tried again under the same key", async ({
  page,
}) => {
  const keys: unknown[] = [];
  const message = "Too many tries. Please try again in 3 minutes.";
  await page.route("**/_forms/demo", (route) => {
    keys.push(route.request().postDataJSON().idempotencyKey);
    if (keys.length === 1) return route.abort();
    if (keys.length > 2) return route.continue();
    return route.fulfill({ status: 429, json: { outcome: "refused", message } });
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

  // Loaded again the page is the server's own, with nothing in the console.
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a number with its calling code chooses the country and is sent as it is", async ({
  page,
}) => {
  await page.goto("/");
  const dialog = await openDemo(page);
  const phone = dialog.getByLabel("Phone number", { exact: true });
  await phone.fill("+44 20 7946 0958");
  await phone.blur();
  await expect(phone).toHaveValue("020 7946 0958");
  await expect(dialog.getByLabel("Country of the phone number")).toHaveValue("GB");
});
