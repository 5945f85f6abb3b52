import { brand } from "@crm/brand";
import { expect, test } from "../fixtures/test.ts";

test.use({ javaScriptEnabled: false });

test("the form dialogs open, close and show how to contact sales instead of a form", async ({
  page,
}) => {
  await page.goto("/pricing");
  const ways = [`tel:`, `mailto:${brand.contacts.salesEmail}`, "https://wa.me/"];
  for (const [id, name] of [
    ["book-demo", "Book a Free Demo"],
    ["enterprise-inquiry", "Enterprise Plan Inquiry"],
  ] as const) {
    const dialog = page.getByRole("dialog", { name });
    await page.locator(`main [commandfor=${id}]`).first().click();
    await expect(dialog).toBeVisible();
    for (const way of ways) {
      await expect(dialog.locator(`a[href^="${way}"]`).first()).toBeVisible();
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
});

test("the header's menu Resources opens, links to the help centre, and closes", async ({
  page,
}) => {
  await page.goto("/pricing");
  const opener = page.getByRole("banner").locator("summary", { hasText: "Resources" });
  const help = page.getByRole("banner").getByRole("link", { name: "Help Centre" });
  await opener.click();
  await expect(help).toBeVisible();
  await opener.click();
  await expect(help).toBeHidden();
  await opener.press("Enter");
  await help.click();
  await expect(page).toHaveURL("/help-center");
});

test("the sign-in and sign-up dialogs open, and close with their button", async ({ page }) => {
  await page.goto("/");
  const signIn = page.getByRole("dialog", { name: "Sign in" });
  await page.getByRole("contentinfo").getByRole("button", { name: "Sign in" }).click();
  await expect(signIn).toBeVisible();
  await signIn.getByRole("button", { name: "Sign Up" }).click();
  const signUp = page.getByRole("dialog", { name: "Join the community" });
  await expect(signUp).toBeVisible();
  await signUp.getByRole("button", { name: "Close" }).click();
  await expect(signUp).toBeHidden();
});

test("the contact page shows how to contact sales, and says what happens to the form", async ({
  page,
}) => {
  await page.goto("/contact-us");
  const main = page.getByRole("main");
  await expect(main.locator("noscript p")).toBeVisible();
  await expect(main.locator(`a[href="mailto:${brand.contacts.salesEmail}"]`).first()).toBeVisible();
});

test("the menu, the tabs, the accordion and the questions work", async ({ page }) => {
  await page.goto("/");
  const features = page.locator("#features");
  await features.getByText("Quotations", { exact: true }).first().click();
  await expect(features.getByRole("radio", { name: "Quotations" })).toBeChecked();
  await expect(features.getByRole("img").filter({ visible: true })).toHaveCount(1);

  const pictures = page.locator("#whatsapp-api figure");
  await expect(pictures.filter({ visible: true })).toHaveCount(1);
  for (const [index, item] of (await page.locator("#whatsapp-api summary").all()).entries()) {
    if (index > 0) await item.click();
    await expect(pictures.nth(index)).toBeVisible();
    await expect(pictures.filter({ visible: true })).toHaveCount(1);
  }

  const question = page.locator("#faq details").last();
  await question.locator("summary").click();
  await expect(question.locator("p").first()).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL("/pricing");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
