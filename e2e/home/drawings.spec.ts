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

/** A text of the drawn broadcast. */
const drawnText = "Each contact's own name";
const drawing = /-(?:screen|pictures?|stage)-[\w-]{8}\.js$/;

test("the drawings are in the page's HTML and not in its scripts", async ({ page }) => {
  const scripts: string[] = [];
  page.on("response", (response) => scripts.push(new URL(response.url()).pathname));
  await page.goto("/");
  await waitUntilReady(page);
  await expect(page.getByRole("img", { name: /lead list|leads/i }).first()).toBeVisible();
  expect(await page.content()).toContain(drawnText);
  const loaded = scripts.filter((path) => path.endsWith(".js"));
  expect(loaded.length).toBeGreaterThan(5);
  expect(loaded.filter((path) => drawing.test(path))).toEqual([]);
  for (const path of loaded) {
    const text = await (await page.request.get(path)).text();
    expect(text.includes(drawnText), `${path} contains a drawing`).toBe(false);
  }
});

test("the drawings' HTML is loaded after a navigation inside the site, without a change of the page's height", async ({
  page,
  context,
  system,
}) => {
  await page.goto("/pricing");
  await waitUntilReady(page);
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  const gate = Promise.withResolvers<void>();
  let requests = 0;
  await context.route(`${system.siteUrl}/`, async (route) => {
    requests += 1;
    await gate.promise;
    await route.continue();
  });
  await page.getByRole("banner").getByRole("link", { name: brand.product.name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Every chat");
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await expect.poll(() => requests).toBe(1);
  expect(await page.getByRole("img").count()).toBe(0);

  gate.resolve();
  for (const [tab, title] of tabs) {
    await featureGroup(page).getByText(tab, { exact: true }).click();
    await expectOnlyPanel(page, title);
  }
  await expectOnlyPicture(page, apiItems[0][1]);
  expect(await height()).toBe(before);
  expect(scripts.filter((path) => drawing.test(path))).toEqual([]);
});

test("the page stays when its drawings can't be loaded after a navigation inside the site", async ({
  page,
  context,
  system,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource/);
  await page.goto("/pricing");
  await waitUntilReady(page);
  await context.route(`${system.siteUrl}/`, (route) => route.abort());
  await page.getByRole("banner").getByRole("link", { name: brand.product.name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Every chat");
  await featureGroup(page).getByText("Quotations", { exact: true }).click();
  await expect(page.getByRole("heading", { name: tabs[3][1] })).toBeVisible();
  expect(await page.getByRole("img").count()).toBe(0);
});
