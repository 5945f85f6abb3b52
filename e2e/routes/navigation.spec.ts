import { tutorialPaths } from "@crm/brand";
import { waitUntilReady } from "../fixtures/readiness.ts";
import { expect, test } from "../fixtures/test.ts";

test("a page that the server writes is whole after a navigation inside the site, and back", async ({
  page,
}) => {
  await page.goto("/support");
  await waitUntilReady(page);
  const section = page.getByRole("heading", { name: "7. What you can ask of us" });
  await page.evaluate(() => Reflect.set(window, "isSamePage", true));
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(section).toBeVisible();
  await expect(page).toHaveTitle(/^Privacy Policy/);
  expect(await page.evaluate(() => Reflect.get(window, "isSamePage"))).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL("/support");
  await page.goForward();
  await expect(section).toBeVisible();
});

test("a new page stands at its top at once, without a ride through its whole length", async ({
  page,
}) => {
  await page.goto("/help-center");
  await waitUntilReady(page);
  const link = page.getByRole("link", { name: "Bring in your contacts" });
  await link.scrollIntoViewIfNeeded();
  const stops = await page.evaluateHandle(() => {
    const seen = new Set<number>();
    addEventListener("scroll", () => seen.add(scrollY));
    return seen;
  });
  await link.click();
  await expect(page).toHaveURL(tutorialPaths.importContacts);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  // Where she was, and the top; a ride has dozens of places.
  expect(await stops.evaluate((seen) => seen.size)).toBeLessThanOrEqual(2);
});
