import type { Page } from "@playwright/test";
import { waitUntilReady } from "../fixtures/readiness.ts";
import { expect, test } from "../fixtures/test.ts";

for (const [name, hash] of [
  ["Features", "#features"],
  ["Industries", "#industries"],
] as const) {
  test(`${name} in the header scrolls smoothly there, from home and from another page`, async ({
    page,
  }) => {
    await noteScrolls(page);
    for (const path of ["/", "/pricing"]) {
      await page.goto(path);
      await waitUntilReady(page);
      const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });
      await link.click();
      await expect(page).toHaveURL(`/${hash}`);
      await expectAtTop(page, hash);
      expect(await lastManner(page)).toBe("smooth");
    }
  });
}

test("the footer leads to the questions from the foot of another page", async ({ page }) => {
  await page.goto("/contact-us");
  await page.getByRole("contentinfo").getByRole("link", { name: "Questions" }).click();
  await expect(page).toHaveURL("/#faq");
  await expectAtTop(page, "#faq");
});

test("the mobile menu has Features, not Industries", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/pricing");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu.getByRole("link", { name: "Industries" })).toHaveCount(0);
  await menu.getByRole("link", { name: "Features" }).click();
  await expect(menu).toBeHidden();
  await expectAtTop(page, "#features");
});

test("an address with a hash opens there", async ({ page }) => {
  await page.goto("/#industries");
  await expectAtTop(page, "#industries");
});

test("home begins at its top at once, and back is where one was", async ({ page }) => {
  await noteScrolls(page);
  await page.goto("/pricing");
  await waitUntilReady(page);
  await page.evaluate(() => scrollTo({ top: 1_200, behavior: "instant" }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await lastManner(page)).toBe("auto");
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
  expect(await lastManner(page)).toBe("auto");
});

/** The place lies at the top of the screen, where the style sheet leaves a little air. */
async function expectAtTop(page: Page, hash: string): Promise<void> {
  const top = () =>
    page.locator(hash).evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect.poll(top).toBeLessThanOrEqual(25);
  await expect.poll(top).toBeGreaterThanOrEqual(0);
}

/** Notes in what manner the page is scrolled by its own scripts. */
async function noteScrolls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const manners: string[] = [];
    Reflect.set(window, "scrollManners", manners);
    const note = () => manners.push(getComputedStyle(document.documentElement).scrollBehavior);
    const { scrollTo } = window;
    const { scrollIntoView } = Element.prototype;
    window.scrollTo = (...place: unknown[]) => {
      note();
      Reflect.apply(scrollTo, window, place);
    };
    Element.prototype.scrollIntoView = function (...manner) {
      note();
      scrollIntoView.apply(this, manner);
    };
  });
}

function lastManner(page: Page): Promise<string | undefined> {
  return page.evaluate(() => (Reflect.get(window, "scrollManners") as string[]).at(-1));
}
