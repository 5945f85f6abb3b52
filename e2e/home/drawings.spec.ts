import { brand } from "@crm/brand";
import {
  apiItems,
  expectOnlyPanel,
  expectOnlyPicture,
  featureGroup,
  tabs,
} from "../fixtures/home-page.ts";
import { waitUntilReady } from "../fixtures/readiness.ts";
import { expect, test } from "../fixtures/test.ts";

const drawing = /-(?:screen|pictures?|stage)-[\w-]{8}\.js$/;

test("the drawings are in the page's HTML and not in its scripts", async ({ page }) => {
  const scripts: string[] = [];
  page.on("response", (response) => scripts.push(new URL(response.url()).pathname));
  await page.goto("/");
  await waitUntilReady(page);
  await expect(page.getByRole("img", { name: /lead list|leads/i }).first()).toBeVisible();
  expect(scripts.filter((path) => path.endsWith(".js")).length).toBeGreaterThan(5);
  expect(scripts.filter((path) => drawing.test(path))).toEqual([]);
});

test("the drawings are loaded after a navigation inside the site, without a change of the page's height", async ({
  page,
  context,
}) => {
  await page.goto("/pricing");
  await waitUntilReady(page);
  const gate = Promise.withResolvers<void>();
  let requests = 0;
  await context.route(drawing, async (route) => {
    requests += 1;
    await gate.promise;
    await route.continue();
  });
  await page.getByRole("banner").getByRole("link", { name: brand.product.name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Every chat");
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await expect.poll(() => requests).toBeGreaterThan(5);
  expect(await page.getByRole("img").count()).toBe(0);

  gate.resolve();
  for (const [tab, title] of tabs) {
    await featureGroup(page).getByText(tab, { exact: true }).click();
    await expectOnlyPanel(page, title);
  }
  await expectOnlyPicture(page, apiItems[0][1]);
  expect(await height()).toBe(before);
});
