import type { APIRequestContext } from "@playwright/test";
import { openDesk } from "../fixtures/desk-calls.ts";
import { waitUntilReady } from "../fixtures/readiness.ts";
import { expect, test } from "../fixtures/test.ts";

/**
 * How soon the site must show a change. Cached pages and answers are fresh for longer than this
 * (`page-cache.ts`, `answer-cache.ts`), and each test fills the caches first. A change that is seen
 * earlier has therefore been invalidated by the list of content changes.
 */
const maxDelayMs = 2_000;

/** Longer than `maxDelayMs`, so that a late change fails with its time and not with a timeout. */
const timeout = { timeout: 30_000, intervals: [25] };

const category = "templates";
const categoryPath = `/help-center/${category}`;

test.beforeEach(({ consoleWatch }) => consoleWatch.expect(/Failed to load resource.*401/));

/** Measures the milliseconds until the text of a page matches. */
async function measure(
  request: APIRequestContext,
  path: string,
  matches: (text: string) => boolean,
) {
  const start = Date.now();
  await expect
    .poll(async () => matches(await (await request.get(path)).text()), {
      ...timeout,
      message: `${path} shows that ${matches}`,
    })
    .toBe(true);
  return Date.now() - start;
}

test("the site shows within two seconds that an article is published, edited and unpublished", async ({
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
  await desk.request("POST", `/articles/${article.id}/publish`, {});
  expect(await measure(request, categoryPath, shows(article.title))).toBeLessThan(maxDelayMs);

  expect(await (await request.get(path)).text()).toContain(article.title);
  const title = `${article.title}, quickly`;
  await desk.request("PUT", `/articles/${article.id}`, { ...article, title });
  expect(await measure(request, path, shows(title))).toBeLessThan(maxDelayMs);
  expect(await measure(request, categoryPath, shows(title))).toBeLessThan(maxDelayMs);

  await desk.request("POST", `/articles/${article.id}/unpublish`, {});
  expect(await measure(request, categoryPath, lacks(title))).toBeLessThan(maxDelayMs);
  expect(await measure(request, path, lacks(title))).toBeLessThan(maxDelayMs);
  expect((await request.get(path)).status()).toBe(404);
});

test("a scheduled article appears at its time and not before", async ({
  page,
  request,
  system,
}) => {
  const desk = await openDesk(page, system);
  const article = await desk.writeArticle(category);
  const at = Date.now() + 3_000;
  await desk.request("POST", `/articles/${article.id}/schedule`, {
    at: new Date(at).toISOString(),
  });
  await measure(request, categoryPath, (text) => text.includes(article.title));
  const seenAt = Date.now();
  expect(seenAt).toBeGreaterThanOrEqual(at);
  expect(seenAt - at).toBeLessThan(maxDelayMs);
  await desk.request("POST", `/articles/${article.id}/unpublish`, {});
});

test("a scheduled article and a scheduled change appear after a restart if the back office was stopped at their time", async ({
  page,
  request,
  system,
}) => {
  const desk = await openDesk(page, system);
  const article = await desk.writeArticle(category);
  const live = await desk.writeArticle(category);
  await desk.request("POST", `/articles/${live.id}/publish`, {});
  const copy = `/articles/${live.id}/working-copy`;
  const { fields, ...seen } = await desk.request("GET", copy);
  const title = `${live.title}, later`;
  await desk.request("PUT", copy, { ...seen, fields: { ...fields, title }, tab: "tab-1" });
  // On a busy machine it takes seconds to stop the back office.
  const at = Date.now() + 8_000;
  for (const { id } of [article, live]) {
    await desk.request("POST", `/articles/${id}/schedule`, { at: new Date(at).toISOString() });
  }
  await page.close();
  await system.stopBackoffice();
  expect(Date.now(), "stopped before its time").toBeLessThan(at);
  const cached = await request.get(categoryPath);
  expect(cached.status()).toBe(200);
  const before = await cached.text();
  expect([before.includes(article.title), before.includes(title)]).toEqual([false, false]);
  await expect.poll(() => Date.now(), timeout).toBeGreaterThan(at);
  await system.startBackoffice();
  const late = await measure(
    request,
    categoryPath,
    (text) => text.includes(article.title) && text.includes(title),
  );
  expect(late).toBeLessThan(maxDelayMs);
  expect((await request.get(`${categoryPath}/${article.slug}`)).status()).toBe(200);
  for (const { id } of [article, live]) {
    await desk.request("POST", `/articles/${id}/unpublish`, {});
  }
});

test("old addresses of articles and categories redirect permanently to the new ones", async ({
  page,
  request,
  system,
}) => {
  const desk = await openDesk(page, system);
  const readRedirect = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    return [answer.status(), answer.headers().location];
  };
  const article = await desk.writeArticle(category);
  await desk.request("POST", `/articles/${article.id}/publish`, {});
  const path = `${categoryPath}/${article.slug}`;
  await expect.poll(async () => (await request.get(path)).status(), timeout).toBe(200);
  const slug = `${article.slug}-again`;
  await desk.request("PUT", `/articles/${article.id}`, { ...article, slug });
  await expect.poll(() => readRedirect(path), timeout).toEqual([308, `${categoryPath}/${slug}`]);
  expect((await request.get(path)).status()).toBe(200);
  expect(await readRedirect(`${path}.md`)).toEqual([308, `${categoryPath}/${slug}.md`]);

  const created = await desk.request("POST", "/categories", {
    section: "help",
    name: "Paper",
    slug: article.slug,
    type: "module",
  });
  const changed = { ...article, slug, revision: 2, categoryId: created.id };
  await desk.request("PUT", `/articles/${article.id}`, changed);
  await page.goto("/help-center");
  await waitUntilReady(page);
  const link = page.locator(`a[href="/help-center/${article.slug}"]`).first();
  await expect(link).toBeVisible();
  await desk.request("PUT", `/categories/${created.id}`, {
    ...created,
    lists: null,
    slug: `${slug}-paper`,
  });
  const newCategoryPath = `/help-center/${slug}-paper`;
  await expect
    .poll(() => readRedirect(`/help-center/${article.slug}`), timeout)
    .toEqual([308, newCategoryPath]);
  // The page was opened before the change, so it links to the old address.
  await link.click();
  await expect(page).toHaveURL(newCategoryPath);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Paper");
  await expect.poll(() => readRedirect(path), timeout).toEqual([308, `${newCategoryPath}/${slug}`]);
  await expect
    .poll(() => readRedirect(`${categoryPath}/${slug}`), timeout)
    .toEqual([308, `${newCategoryPath}/${slug}`]);
  await desk.request("POST", `/articles/${article.id}/unpublish`, {});
});
