import { fieldMessages } from "@crm/contract/messages";
import type { Locator } from "@playwright/test";
import {
  captchaToken,
  fillDemo,
  newVisitor,
  openDemo,
  solveCaptcha,
  submit,
} from "../fixtures/demo-form.ts";
import { expect, test } from "../fixtures/test.ts";

const messages = fieldMessages.demo;

test.beforeEach(async ({ page, standInSite }) => {
  standInSite.host.reset();
  await page.goto(standInSite.siteUrl);
});
test.afterEach(({ standInSite }) => {
  expect(standInSite.host.log.filter(({ method }) => method === "POST")).toEqual([]);
});

/** The messages are written out, in the form's order, and not imported. */
test("an empty form shows every required message and sends nothing", async ({ page }) => {
  const dialog = await openDemo(page);
  await submit(dialog);
  for (const text of [
    "Phone number is required.",
    "Email is required",
    "First Name is required",
    "Company Name is required",
    "Company Size is require.",
    "Please complete the reCAPTCHA.",
  ]) {
    await expect(dialog.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(dialog.getByLabel("Email", { exact: true })).toBeFocused();
});

test("a change of a field removes its message and no other", async ({ page }) => {
  const dialog = await openDemo(page);
  await submit(dialog);
  const shown = [
    messages.email,
    messages.name,
    messages.phone,
    messages.companyName,
    messages.companySize,
    messages.captcha,
  ] as string[];
  await expectShown(dialog, shown);
  const changes: [string, () => Promise<unknown>][] = [
    [messages.email, () => dialog.getByLabel("Email", { exact: true }).pressSequentially("a")],
    [messages.name, () => dialog.getByLabel("Name", { exact: true }).pressSequentially("a")],
    [
      messages.phone,
      () => dialog.getByLabel("Phone number", { exact: true }).pressSequentially("9"),
    ],
    [messages.companyName, () => dialog.getByLabel("Company name").pressSequentially("a")],
    [messages.companySize, () => dialog.getByLabel("Company size").selectOption({ index: 1 })],
    [messages.captcha, () => solveCaptcha(dialog)],
  ];
  for (const [message, change] of changes) {
    await change();
    shown.splice(shown.indexOf(message), 1);
    await expectShown(dialog, shown);
  }
});

test("an invalid email shows the format message and resets the captcha", async ({ page }) => {
  const dialog = await openDemo(page);
  const visitor = newVisitor();
  for (const email of ["asha", "asha@shop", "asha@shop..test", "@shop.test", "a b@shop.test"]) {
    await fillDemo(dialog, { ...visitor, email });
    await solveCaptcha(dialog);
    await submit(dialog);
    await expectShown(dialog, [messages.emailFormat]);
    await expect(captchaToken(dialog)).toHaveValue("");
    await expect(dialog.getByLabel("Email", { exact: true })).toHaveValue(email);
  }
});

test("a form with one blank field sends nothing", async ({ page }) => {
  const dialog = await openDemo(page);
  await fillDemo(dialog, { ...newVisitor(), companyName: "   " });
  await solveCaptcha(dialog);
  await submit(dialog);
  await expectShown(dialog, [messages.companyName]);
});

test("a field with an error is marked invalid and described by its message", async ({ page }) => {
  const dialog = await openDemo(page);
  await submit(dialog);
  const email = dialog.getByLabel("Email", { exact: true });
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(email).toHaveAccessibleDescription(messages.email);
  await email.pressSequentially("a");
  await expect(email).not.toHaveAttribute("aria-invalid");
});

async function expectShown(dialog: Locator, expected: string[]): Promise<void> {
  const all = [...new Set(Object.values(messages))];
  for (const text of all) {
    const message = dialog.getByText(text, { exact: true });
    if (expected.includes(text)) await expect(message).toBeVisible();
    else await expect(message).toHaveCount(0);
  }
}
