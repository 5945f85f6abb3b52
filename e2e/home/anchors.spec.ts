import type { Page } from "@playwright/test";
import { waitUntilReady } from "../fixtures/readiness.ts";
import { expect, test } from "../fixtures/test.ts";

for (const [name, hash] of [
  ["Features", "#features"],
  ["Industries", "#industries"],
] as const) {
  test(`the header link ${name} scrolls smoothly to its section, from the home page and from another page`, async ({
    page,
  }) => {
    await recordScrolls(page);
    for (const path of ["/", "/pricing"]) {
      await page.goto(path);
      await waitUntilReady(page);
      const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });
      await link.click();
      await expect(page).toHaveURL(`/${hash}`);
      await expectAtTop(page, hash);
      expect(await lastScrollBehavior(page)).toBe("smooth");
    }
  });
}

test("the footer link FAQ opens the questions from another page", async ({ page }) => {
  await page.goto("/contact-us");
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL("/#faq");
  await expectAtTop(page, "#faq");
});

test("the mobile menu has the link Features and not the link Industries", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/pricing");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu.getByRole("link", { name: "Industries" })).toHaveCount(0);
  await menu.getByRole("link", { name: "Features" }).click();
  await expect(menu).toBeHidden();
  await expectAtTop(page, "#features");
});

test("an address with a hash opens at its section", async ({ page }) => {
  await page.goto("/#industries");
  await expectAtTop(page, "#industries");
});

test("the home page opens at its top without smooth scrolling, and back restores the position", async ({
  page,
}) => {
  await recordScrolls(page);
  await page.goto("/pricing");
  await waitUntilReady(page);
  await page.evaluate(() => scrollTo({ top: 1_200, behavior: "instant" }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await lastScrollBehavior(page)).toBe("auto");
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
  expect(await lastScrollBehavior(page)).toBe("auto");
});

/** Expects the section at the top of the viewport, below a small scroll margin. */
async function expectAtTop(page: Page, hash: string): Promise<void> {
  const top = () =>
    page.locator(hash).evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect.poll(top).toBeLessThanOrEqual(25);
  await expect.poll(top).toBeGreaterThanOrEqual(0);
}

/** Records the scroll behavior whenever a script scrolls the page. */
async function recordScrolls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const behaviors: string[] = [];
    Reflect.set(window, "scrollBehaviors", behaviors);
    const record = () => behaviors.push(getComputedStyle(document.documentElement).scrollBehavior);
    const { scrollTo } = window;
    const { scrollIntoView } = Element.prototype;
    window.scrollTo = (...args: unknown[]) => {
      record();
      Reflect.apply(scrollTo, window, args);
    };
    Element.prototype.scrollIntoView = function (...args) {
      record();
      scrollIntoView.apply(this, args);
    };
  });
}

function lastScrollBehavior(page: Page): Promise<string | undefined> {
  return page.evaluate(() => (Reflect.get(window, "scrollBehaviors") as string[]).at(-1));
}
