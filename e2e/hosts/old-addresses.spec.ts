import { openDesk } from "../fixtures/desk-calls.ts";
import { waitUntilReady } from "../fixtures/readiness.ts";
import { siteTimeout as timeout } from "../fixtures/site-delay.ts";
import { expect, test } from "../fixtures/test.ts";

const category = "templates";
const categoryPath = `/help-center/${category}`;

test.beforeEach(({ consoleWatch }) => consoleWatch.expect(/Failed to load resource.*401/));

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
  await desk.publishChange(article.id, { slug });
  await expect.poll(() => readRedirect(path), timeout).toEqual([308, `${categoryPath}/${slug}`]);

  const created = await desk.request("POST", "/categories", {
    section: "help",
    name: "Paper",
    slug: article.slug,
    type: "module",
  });
  await desk.publishChange(article.id, { categoryId: created.id });
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
