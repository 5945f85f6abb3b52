import type { APIRequestContext } from "@playwright/test";
import { openDesk } from "../fixtures/desk-calls.ts";
import { waitUntilReady } from "../fixtures/readiness.ts";
import { expect, test } from "../fixtures/test.ts";

/**
 * How soon the site shows what an editor has done. A page and what it was made from count as new for
 * longer than these two seconds (`page-cache.ts`, `answer-cache.ts`), and each test has the page made
 * just before: a change seen within them was told by an event, it did not come by age.
 */
const promiseMs = 2_000;

/** Longer than any promise, so that a late change is told by its time and not by a time-out. */
const timeout = { timeout: 30_000, intervals: [25] };

const category = "templates";
const categoryPath = `/help-center/${category}`;

test.beforeEach(({ consoleWatch }) => consoleWatch.expect(/Failed to load resource.*401/));

/** Milliseconds until a page says what is wanted of it. */
async function measure(request: APIRequestContext, path: string, isSo: (text: string) => boolean) {
  const start = Date.now();
  await expect.poll(async () => isSo(await (await request.get(path)).text()), timeout).toBe(true);
  return Date.now() - start;
}

test("an edited, a published and a withdrawn article are so on the site within two seconds", async ({
  page,
  request,
  system,
}) => {
  const desk = await openDesk(page, system);
  const article = await desk.writeArticle(category);
  const path = `${categoryPath}/${article.slug}`;
  const shows = (title: string) => (text: string) => text.includes(title);
  const lacks = (title: string) => (text: string) => !text.includes(title);

  await request.get(categoryPath);
  await desk.ask("POST", `/articles/${article.id}/publish`, {});
  expect(await measure(request, categoryPath, shows(article.title))).toBeLessThan(promiseMs);

  expect(await (await request.get(path)).text()).toContain(article.title);
  const title = `${article.title}, quickly`;
  await desk.ask("PUT", `/articles/${article.id}`, { ...article, title });
  expect(await measure(request, path, shows(title))).toBeLessThan(promiseMs);
  expect(await measure(request, categoryPath, shows(title))).toBeLessThan(promiseMs);

  await desk.ask("POST", `/articles/${article.id}/unpublish`, {});
  expect(await measure(request, categoryPath, lacks(title))).toBeLessThan(promiseMs);
  expect(await measure(request, path, lacks(title))).toBeLessThan(promiseMs);
  expect((await request.get(path)).status()).toBe(404);
});

test("a scheduled article appears at its time, and not before", async ({
  page,
  request,
  system,
}) => {
  const desk = await openDesk(page, system);
  const article = await desk.writeArticle(category);
  const at = Date.now() + 3_000;
  await desk.ask("POST", `/articles/${article.id}/schedule`, { at: new Date(at).toISOString() });
  await measure(request, categoryPath, (text) => text.includes(article.title));
  const seenAt = Date.now();
  expect(seenAt).toBeGreaterThanOrEqual(at);
  expect(seenAt - at).toBeLessThan(promiseMs);
  await desk.ask("POST", `/articles/${article.id}/unpublish`, {});
});

test("a scheduled article is there when the back office was down at its time", async ({
  page,
  request,
  system,
}) => {
  const desk = await openDesk(page, system);
  const article = await desk.writeArticle(category);
  // A loaded machine takes seconds to stop it.
  const at = Date.now() + 8_000;
  await desk.ask("POST", `/articles/${article.id}/schedule`, { at: new Date(at).toISOString() });
  await page.close();
  await system.stopBackoffice();
  expect(Date.now(), "stopped before its time").toBeLessThan(at);
  const kept = await request.get(categoryPath);
  expect(kept.status()).toBe(200);
  expect(await kept.text()).not.toContain(article.title);
  await expect.poll(() => Date.now(), timeout).toBeGreaterThan(at);
  await system.startBackoffice();
  const late = await measure(request, categoryPath, (text) => text.includes(article.title));
  expect(late).toBeLessThan(promiseMs);
  expect((await request.get(`${categoryPath}/${article.slug}`)).status()).toBe(200);
  await desk.ask("POST", `/articles/${article.id}/unpublish`, {});
});

test("old addresses of articles and categories lead to the new ones for good", async ({
  page,
  request,
  system,
}) => {
  const desk = await openDesk(page, system);
  const leadsTo = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    return [answer.status(), answer.headers().location];
  };
  const article = await desk.writeArticle(category);
  await desk.ask("POST", `/articles/${article.id}/publish`, {});
  const path = `${categoryPath}/${article.slug}`;
  await expect.poll(async () => (await request.get(path)).status(), timeout).toBe(200);
  const slug = `${article.slug}-again`;
  await desk.ask("PUT", `/articles/${article.id}`, { ...article, slug });
  await expect.poll(() => leadsTo(path), timeout).toEqual([308, `${categoryPath}/${slug}`]);
  expect((await request.get(path)).status()).toBe(200);
  expect(await leadsTo(`${path}.md`)).toEqual([308, `${categoryPath}/${slug}.md`]);

  const made = await desk.ask("POST", "/categories", {
    section: "help",
    name: "Paper",
    slug: article.slug,
    type: "module",
  });
  const moved = { ...article, slug, revision: 2, categoryId: made.id };
  await desk.ask("PUT", `/articles/${article.id}`, moved);
  await page.goto("/help-center");
  await waitUntilReady(page);
  const link = page.locator(`a[href="/help-center/${article.slug}"]`).first();
  await expect(link).toBeVisible();
  await desk.ask("PUT", `/categories/${made.id}`, { ...made, lists: null, slug: `${slug}-paper` });
  const categoryNow = `/help-center/${slug}-paper`;
  await expect
    .poll(() => leadsTo(`/help-center/${article.slug}`), timeout)
    .toEqual([308, categoryNow]);
  // A page that was open all the while still links to the old address.
  await link.click();
  await expect(page).toHaveURL(categoryNow);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Paper");
  await expect.poll(() => leadsTo(path), timeout).toEqual([308, `${categoryNow}/${slug}`]);
  await expect
    .poll(() => leadsTo(`${categoryPath}/${slug}`), timeout)
    .toEqual([308, `${categoryNow}/${slug}`]);
  await desk.ask("POST", `/articles/${article.id}/unpublish`, {});
});
