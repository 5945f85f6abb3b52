import { waitUntilReady } from "../fixtures/readiness.ts";
import { expect, test } from "../fixtures/test.ts";

test("a link opens its page when the page's script can't be loaded", async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expect(
    /Failed to load resource|Error loading route module|Failed to fetch dynamically/,
  );
  await page.goto("/");
  await waitUntilReady(page);
  await page.route(/\/assets\/pricing-[\w-]+\.js/, (route) => route.abort());
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL("/pricing");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
