import { tutorialPaths } from "@crm/brand";
import { waitUntilReady } from "../fixtures/readiness.ts";
import { expect, test } from "../fixtures/test.ts";

test("a server-rendered page is complete after a navigation inside the site, back and forward", async ({
  page,
}) => {
  await page.goto("/support");
  await waitUntilReady(page);
  const section = page.getByRole("heading", { name: "7. What you can ask of us" });
  await page.evaluate(() => Reflect.set(window, "isSamePage", true));
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(section).toBeVisible();
  await expect(page).toHaveTitle(/^Privacy Policy/);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute("href", /\/privacy-policy$/);
  const described = page.locator('script[type="application/ld+json"]');
  await expect(described).toHaveCount(1);
  expect(await described.textContent()).toContain("Privacy Policy");
  expect(await page.evaluate(() => Reflect.get(window, "isSamePage"))).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL("/support");
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute("href", /\/support$/);
  await page.goForward();
  await expect(section).toBeVisible();
});

test("a new page opens at its top without smooth scrolling", async ({ page }) => {
  await page.goto("/help-center");
  await waitUntilReady(page);
  const link = page.getByRole("link", { name: "Import your contacts", exact: true });
  await link.scrollIntoViewIfNeeded();
  const positions = await page.evaluateHandle(() => {
    const seen = new Set<number>();
    addEventListener("scroll", () => seen.add(scrollY));
    return seen;
  });
  await link.click();
  await expect(page).toHaveURL(tutorialPaths.importContacts);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  // The old position and the top; smooth scrolling has dozens of positions.
  expect(await positions.evaluate((seen) => seen.size)).toBeLessThanOrEqual(2);
});
