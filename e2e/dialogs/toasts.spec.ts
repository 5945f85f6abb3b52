import { outcomeMessages } from "@crm/contract/messages";
import { newVisitor, prepareDemo, submit } from "../fixtures/demo-form.ts";
import { stopClock } from "../fixtures/stopped-clock.ts";
import { expect, test } from "../fixtures/test.ts";

test.beforeEach(({ foreign }) => foreign.host.reset());

test("a toast stands at the top right, Alt+T leads to it, and it goes when it is closed", async ({
  page,
  foreign,
}) => {
  foreign.host.behave(2, "refuses");
  const dialog = await prepareDemo(page, foreign.siteUrl, newVisitor());
  await submit(dialog);
  const message = page.getByText(outcomeMessages.thankYou);
  await expect(message).toBeVisible();
  await expect(dialog).toBeHidden();
  // To the right of the middle, and in the uppermost part of the 1280 × 800 that are seen.
  const box = await page.locator("[data-sonner-toast]").boundingBox();
  expect(box?.x).toBeGreaterThan(640);
  expect((box?.y ?? 800) + (box?.height ?? 0)).toBeLessThan(200);
  await page.keyboard.press("Alt+t");
  await expect(page.locator("[data-sonner-toaster]")).toBeFocused();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Close the message" }).click();
  await expect(message).toBeHidden();
});

test("a toast goes by itself after 5,000 ms", async ({ page, foreign }) => {
  foreign.host.behave(2, "refuses");
  await page.clock.install();
  const dialog = await prepareDemo(page, foreign.siteUrl, newVisitor());
  await stopClock(page);
  await submit(dialog);
  const message = page.getByText(outcomeMessages.thankYou);
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(message).toBeVisible({ timeout: 100 });
  }).toPass();
  await page.clock.runFor(5_000 - 200);
  await expect(message).toBeVisible();
  // Its way out takes a moment too.
  await page.clock.runFor(200 + 300);
  await expect(message).toBeHidden();
});
