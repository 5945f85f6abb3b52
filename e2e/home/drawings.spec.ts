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
/** The document with all drawings. */
const drawings = /^\/assets\/home-drawings-[\w-]{8}\.html$/;
const drawing = /-(?:screen|pictures?|stage)-[\w-]{8}\.js$/;

test("the drawings come as HTML and not in scripts, when the reader comes near them, and again after a failure", async ({
  page,
  context,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource/);
  await context.route(/\/assets\/home-drawings-/, (route) => route.abort(), { times: 1 });
  const files: string[] = [];
  page.on("response", (response) => files.push(new URL(response.url()).pathname));
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/");
  await waitUntilReady(page);
  // Their text alternatives and sizes are in the page from the start.
  await expect(page.getByRole("img", { name: /lead list|leads/i }).first()).toBeVisible();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  expect(files.filter((path) => drawings.test(path))).toEqual([]);
  expect(await page.content()).not.toContain(drawnText);

  await page.emulateMedia({ media: "print" });
  await expect(page.locator("[data-later]").filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: null });
  await page.locator("#how-it-works").scrollIntoViewIfNeeded();
  await expect.poll(() => page.content()).toContain(drawnText);
  expect(await height()).toBe(before);
  expect(files.filter((path) => drawings.test(path))).toHaveLength(1);
  const loaded = files.filter((path) => path.endsWith(".js"));
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
}) => {
  await page.goto("/pricing");
  await waitUntilReady(page);
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  const gate = Promise.withResolvers<void>();
  let requests = 0;
  await context.route(/\/assets\/home-drawings-/, async (route) => {
    requests += 1;
    await gate.promise;
    await route.continue();
  });
  await page.getByRole("banner").getByRole("link", { name: brand.product.name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Every chat");
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await expect.poll(() => requests).toBe(1);
  expect(await page.content()).not.toContain(drawnText);

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
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource/);
  await page.goto("/pricing");
  await waitUntilReady(page);
  await context.route(/\/assets\/home-drawings-/, (route) => route.abort());
  await page.getByRole("banner").getByRole("link", { name: brand.product.name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Every chat");
  await featureGroup(page).getByText("Quotations", { exact: true }).click();
  await expect(page.getByRole("heading", { name: tabs[3][1] })).toBeVisible();
  expect(await page.content()).not.toContain(drawnText);
});
