import { outcomeMessages } from "@crm/contract/messages";
import { newVisitor, prepareDemo, submit } from "../fixtures/demo-form.ts";
import { stopClock } from "../fixtures/stopped-clock.ts";
import { expect, test } from "../fixtures/test.ts";

test.beforeEach(({ standInSite }) => standInSite.host.reset());

test("a toast appears at the top right, gets the focus with Alt+T and can be closed", async ({
  page,
  standInSite,
}) => {
  standInSite.host.behave(2, "rejects");
  const dialog = await prepareDemo(page, standInSite.siteUrl, newVisitor());
  await submit(dialog);
  const message = page.getByText(outcomeMessages.thankYou);
  await expect(message).toBeVisible();
  await expect(dialog).toBeHidden();
  // The viewport is 1280 × 800.
  const box = await page.locator("[data-sonner-toast]").boundingBox();
  expect(box?.x).toBeGreaterThan(640);
  expect((box?.y ?? 800) + (box?.height ?? 0)).toBeLessThan(200);
  await page.keyboard.press("Alt+t");
  await expect(page.locator("[data-sonner-toaster]")).toBeFocused();
  await page.getByRole("button", { name: "Close the message" }).click();
  await expect(message).toBeHidden();
});

test("Escape closes the toast that has the focus, and not the form's dialog behind it", async ({
  page,
  standInSite,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource.*422/);
  standInSite.host.behave(1, "rejects");
  const dialog = await prepareDemo(page, standInSite.siteUrl, newVisitor());
  await submit(dialog);
  const toast = page.locator("[data-sonner-toast]");
  await expect(toast).toBeVisible();
  await page.keyboard.press("Alt+t");
  await page.keyboard.press("Escape");
  await expect(toast).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("a toast disappears after 5,000 ms", async ({ page, standInSite }) => {
  standInSite.host.behave(2, "rejects");
  await page.clock.install();
  const dialog = await prepareDemo(page, standInSite.siteUrl, newVisitor());
  await stopClock(page);
  await submit(dialog);
  const message = page.getByText(outcomeMessages.thankYou);
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(message).toBeVisible({ timeout: 100 });
  }).toPass();
  await page.clock.runFor(5_000 - 200);
  await expect(message).toBeVisible();
  // Plus the time of its exit animation.
  await page.clock.runFor(200 + 300);
  await expect(message).toBeHidden();
});
