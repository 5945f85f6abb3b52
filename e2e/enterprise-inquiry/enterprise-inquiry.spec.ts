import { brand } from "@crm/brand";
import { outcomeMessages } from "@crm/contract/messages";
import type { Locator, Page } from "@playwright/test";
import {
  captchaToken,
  newVisitor,
  solveCaptcha,
  submit,
  type Visitor,
} from "../fixtures/demo-form.ts";
import { waitUntilReady } from "../fixtures/readiness.ts";
import { stopClock } from "../fixtures/stopped-clock.ts";
import { expect, test } from "../fixtures/test.ts";

async function openEnterprise(page: Page, siteUrl: string): Promise<Locator> {
  await page.goto(`${siteUrl}/pricing`);
  await waitUntilReady(page);
  const dialog = page.getByRole("dialog", { name: "Enterprise Plan Inquiry" });
  await opener(page).click();
  await expect(dialog.getByRole("button", { name: "Submit" })).toBeVisible();
  return dialog;
}

/** The Enterprise card's button. */
function opener(page: Page): Locator {
  return page.getByRole("button", { name: "Send an inquiry" });
}

async function fill(dialog: Locator, visitor: Visitor): Promise<void> {
  await dialog.getByLabel("Email", { exact: true }).fill(visitor.email);
  await dialog.getByLabel("Name", { exact: true }).fill(visitor.name);
  await dialog.getByLabel("Phone number", { exact: true }).fill(visitor.phone.typed);
  await dialog.getByLabel("Company name").fill(visitor.companyName);
  await dialog.getByLabel("Company size").selectOption(visitor.companySize);
}

test("an inquiry opens the thank-you page after 1 s, is stored as a lead and is mailed to sales", async ({
  page,
  system,
}) => {
  const visitor = newVisitor();
  await page.clock.install();
  const dialog = await openEnterprise(page, system.siteUrl);
  await fill(dialog, visitor);
  await solveCaptcha(dialog);
  await stopClock(page);
  await submit(dialog);
  await expect(dialog.getByRole("status").getByText(outcomeMessages.thankYou)).toBeAttached();
  await page.clock.runFor(999);
  await expect(page).toHaveURL("/pricing");
  await page.clock.runFor(1);
  await expect(page).toHaveURL("/thankyou");
  expect(
    system.database.rows("select kind, name, phone from leads where email = ?", visitor.email),
  ).toEqual([{ kind: "enterprise", name: visitor.name, phone: visitor.phone.sent }]);
  const mail = await system.mails.waitFor(({ text }) => Boolean(text?.includes(visitor.name)));
  expect(mail.to?.[0]?.address).toBe(brand.contacts.salesEmail);
});

test("a visitor who leaves the form's own page within 1 s after sending stays where they went", async ({
  page,
  system,
}) => {
  await page.clock.install();
  await page.goto(`${system.siteUrl}/enterprise-inquiry`);
  await waitUntilReady(page);
  const main = page.getByRole("main");
  await fill(main, newVisitor());
  await solveCaptcha(main);
  await stopClock(page);
  await submit(main);
  await expect(main.getByRole("status").getByText(outcomeMessages.thankYou)).toBeAttached();
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL("/pricing");
  await expect(opener(page)).toBeVisible();
  const thanks: string[] = [];
  page.on("framenavigated", (frame) => {
    if (frame.url().includes("/thankyou")) thanks.push(frame.url());
  });
  await page.clock.runFor(1_000);
  // Another navigation would come after one to the thank-you page.
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL("/pricing");
  expect(thanks).toEqual([]);
});

test("the dialog focuses its title and still has its values after a visit to another page", async ({
  page,
  system,
}) => {
  await page.goto(system.siteUrl);
  await waitUntilReady(page);
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await opener(page).click();
  const dialog = page.getByRole("dialog", { name: "Enterprise Plan Inquiry" });
  await expect(dialog.getByRole("heading", { name: "Enterprise Plan Inquiry" })).toBeFocused();
  await dialog.getByLabel("Email", { exact: true }).fill("asha@shop.test");
  await dialog.getByRole("listitem").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page).toHaveURL("/privacy-policy");
  await expect(dialog).toBeHidden();
  await page.goBack();
  await opener(page).click();
  await expect(dialog.getByLabel("Email", { exact: true })).toHaveValue("asha@shop.test");
});

test("the form sends call 3 exactly as specified", async ({ page, standInSite }) => {
  standInSite.host.reset();
  const visitor = newVisitor();
  const dialog = await openEnterprise(page, standInSite.siteUrl);
  await fill(dialog, visitor);
  await solveCaptcha(dialog);
  const token = await captchaToken(dialog).inputValue();
  await submit(dialog);
  await expect(page).toHaveURL(`${standInSite.siteUrl}/thankyou`);
  const posts = standInSite.host.log.filter(({ method }) => method === "POST");
  expect(posts.map(({ number, path }) => [number, path])).toEqual([
    [3, `${new URL(standInSite.host.apiUrl).pathname}/payment/addEnterPrise`],
  ]);
  const { context: _, ...fields } = standInSite.host.only(3).body as Record<string, unknown>;
  expect(fields).toEqual({
    company_id: standInSite.host.keys.companyId,
    email: visitor.email,
    name: visitor.name,
    phone: visitor.phone.sent,
    companyName: visitor.companyName,
    companySize: visitor.companySize,
    recaptchaToken: token,
  });
  const { headers } = standInSite.host.only(3);
  expect(headers["content-type"]).toBe("application/json");
  expect(headers.apikey).toBeUndefined();
});

test("when the host answers status false, a toast is shown, and the dialog closes but keeps its values", async ({
  page,
  standInSite,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource.*422/);
  standInSite.host.reset();
  standInSite.host.behave(3, "rejects");
  const visitor = newVisitor();
  const dialog = await openEnterprise(page, standInSite.siteUrl);
  await fill(dialog, visitor);
  await solveCaptcha(dialog);
  await submit(dialog);
  await expect(page.getByText(outcomeMessages.leadFailed)).toBeVisible();
  await expect(dialog).toBeHidden();
  await opener(page).click();
  await expect(dialog.getByLabel("Email", { exact: true })).toHaveValue(visitor.email);
  await expect(dialog.getByLabel("Company size")).toHaveValue(visitor.companySize);
  await expect(captchaToken(dialog)).toHaveValue("");
});

test("when the host is down and the site can store nothing, the dialog stays open with its values and can be sent again", async ({
  page,
  standInSite,
  lockedSpool: _,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource.*503|Failed to submit data!/);
  standInSite.host.reset();
  standInSite.host.behave(3, "down");
  const visitor = newVisitor();
  const dialog = await openEnterprise(page, standInSite.siteUrl);
  await fill(dialog, visitor);
  await solveCaptcha(dialog);
  await submit(dialog);
  await expect(page.getByText(outcomeMessages.leadFailed)).toBeVisible();
  await expect(dialog.getByLabel("Email", { exact: true })).toHaveValue(visitor.email);
  standInSite.host.behave(3, "normal");
  await solveCaptcha(dialog);
  await submit(dialog);
  await expect(page).toHaveURL(`${standInSite.siteUrl}/thankyou`);
});

test("an empty form shows every required message and sends nothing", async ({
  page,
  standInSite,
}) => {
  standInSite.host.reset();
  const dialog = await openEnterprise(page, standInSite.siteUrl);
  await submit(dialog);
  for (const text of [
    "Phone number is required",
    "Email is required",
    "First Name is required.",
    "Company Name is required.",
    "Company Size is require.",
    "Please complete the reCAPTCHA.",
  ]) {
    await expect(dialog.getByText(text, { exact: true })).toBeVisible();
  }
  expect(standInSite.host.log.filter(({ method }) => method === "POST")).toEqual([]);
});
