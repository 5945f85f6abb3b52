import { waitUntilReady } from "../fixtures/readiness.ts";
import { expect, test } from "../fixtures/test.ts";

test("a landing page is complete after a navigation from the footer, and its button opens the demo dialog", async ({
  page,
}) => {
  await page.goto("/support");
  await waitUntilReady(page);
  await page.evaluate(() => Reflect.set(window, "isSamePage", true));
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "COD confirmation" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Ask before you pack: COD confirmation on WhatsApp",
  );
  await expect(page).toHaveTitle(/^COD order confirmation on WhatsApp/);
  expect(await page.evaluate(() => Reflect.get(window, "isSamePage"))).toBe(true);
  await page.getByRole("main").getByRole("button", { name: "Book a Demo" }).first().click();
  await expect(page.getByRole("dialog", { name: "Book a Free Demo" })).toBeVisible();
});

test("the table of a landing page is a table at every width", async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/whatsapp-api-pricing");
    const table = page.getByRole("table", { name: "What each kind of message costs" });
    await expect(table.getByRole("columnheader")).toHaveCount(4);
    await expect(table.getByRole("rowheader", { name: "Utility" })).toBeVisible();
    await expect(table.getByRole("row", { name: "Utility" })).toContainText("₹0.125 plus 18% GST");
  }
});
