import { waitUntilReady } from "../fixtures/readiness.ts";
import { showHtml } from "../fixtures/show-html.ts";
import { expect, test } from "../fixtures/test.ts";

const termsPath = "/terms-and-conditions";
const longTexts = /\/assets\/article-[\w-]+\.css$/;

test("only pages with a long text load the style sheet of long texts", async ({ page }) => {
  const listStyles = () =>
    page
      .locator('link[rel="stylesheet"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  for (const [path, hasLongText] of [
    ["/", false],
    ["/pricing", false],
    ["/blog", false],
    ["/help-center", false],
    ["/tutorials", false],
    [termsPath, true],
    ["/blog/the-first-two-lines", true],
    ["/help-center/getting-started/start-the-free-trial", true],
    ["/create-and-add-tags-to-contacts", true],
  ] as const) {
    await showHtml(page, path);
    const styles = await listStyles();
    expect(
      styles.some((href) => longTexts.test(href)),
      `${path} loads ${styles.join(", ")}`,
    ).toBe(hasLongText);
  }
});

test("a navigation inside the site shows a long text only when its styles are loaded", async ({
  page,
}) => {
  await page.goto("/pricing");
  await waitUntilReady(page);
  await page.evaluate(() => {
    new MutationObserver((_changes, observer) => {
      const text = document.querySelector(".prose");
      if (!text) return;
      observer.disconnect();
      Reflect.set(window, "firstWidth", getComputedStyle(text).maxWidth);
    }).observe(document.body, { subtree: true, childList: true });
  });
  const gate = Promise.withResolvers<void>();
  await page.route(longTexts, async (route) => {
    await gate.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(longTexts);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: /^Terms/ })
    .click();
  await asked;
  // Long enough to render the page, if it did not wait for its styles.
  await page.waitForTimeout(500);
  gate.resolve();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms and Conditions");
  expect(await page.evaluate(() => Reflect.get(window, "firstWidth"))).toMatch(/^\d/);
});
