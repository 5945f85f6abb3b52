import { addressLines, brand, hours, phoneLink } from "@crm/brand";
import type { Locator } from "@playwright/test";
import { expect, test } from "../fixtures/test.ts";

const { contacts } = brand;

test("the hero says 'We're Here for You!' and opens the demo dialog", async ({ page }) => {
  await page.goto("/contact-us");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We're Here for You!");
  await page.getByRole("main").getByRole("button", { name: "Book a Demo" }).click();
  await expect(page.getByRole("dialog", { name: "Book a Free Demo" })).toBeVisible();
});

test("two cards show the hours and the contacts of sales and support", async ({ page }) => {
  await page.goto("/contact-us");
  for (const [name, times, promise, phone, email] of [
    [
      "Speak with sales",
      hours.sales.text,
      hours.sales.reply,
      contacts.salesPhone,
      contacts.salesEmail,
    ],
    [
      "Talk with customer support",
      hours.support.text,
      hours.support.resolution,
      contacts.inquiryPhone,
      contacts.supportEmail,
    ],
  ] as const) {
    const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
    await expect(card).toContainText(times);
    await expect(card).toContainText(promise);
    await expect(card.getByRole("link", { name: phone })).toHaveAttribute("href", phoneLink(phone));
    const mail = card.getByRole("link", { name: email });
    await expect(mail).toHaveAttribute("href", `mailto:${email}`);
  }
});

test("the form is left of the company details, and above them on a phone", async ({ page }) => {
  await page.goto("/contact-us");
  const form = page.getByRole("form", { name: "Send Message" });
  const details = page.getByRole("complementary", { name: "Company details" });
  const places = async () => ({
    form: await boxOf(form),
    details: await boxOf(details),
  });
  const wide = await places();
  expect(wide.form.x + wide.form.width).toBeLessThanOrEqual(wide.details.x);
  await page.setViewportSize({ width: 360, height: 800 });
  const narrow = await places();
  expect(narrow.form.y + narrow.form.height).toBeLessThanOrEqual(narrow.details.y);

  for (const line of addressLines) await expect(details).toContainText(line);
  await expect(details).toContainText("Ahmedabad");
  const { inquiryPhone, supportEmail } = contacts;
  await expect(details.getByRole("link", { name: inquiryPhone })).toHaveAttribute(
    "href",
    phoneLink(inquiryPhone),
  );
  await expect(details.getByRole("link", { name: supportEmail })).toHaveAttribute(
    "href",
    `mailto:${supportEmail}`,
  );
});

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not visible`);
  return box;
}
