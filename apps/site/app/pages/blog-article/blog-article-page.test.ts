import { describe, expect, it } from "vitest";
import { withLists } from "../../../testing/with-lists.ts";
import type { Answer, Article, ArticleLink } from "../../backend/articles.ts";
import { loadBlogArticlePage, pickOthers } from "./blog-article-page.ts";

const link: ArticleLink = { id: "b1", title: "First", slug: "first", category: { name: "A" } };
const article: Article = { ...link, html: "", headings: [], pictures: [], minutes: 1 };
const found = <Found>(value: Found) => ({ outcome: "found" as const, found: value });
const old = <Found>(value: Found) => ({ ...found(value), isStale: true as const });
const failed: Answer<never> = { outcome: "failed", status: 404 };
const error: Answer<never> = { outcome: "error", status: 502 };

/**
 * A blog that records its calls; the first post is in the list, the hidden one only in a category.
 */
function startBlog(given: Record<string, Answer<unknown>> = {}) {
  const asked: string[] = [];
  const answer = async (key: string, usual: Answer<unknown>) => {
    asked.push(key);
    return (given[key] ?? usual) as Answer<never>;
  };
  const hidden = { ...link, id: "b2", slug: "hidden" };
  const blog = {
    listBlogArticles: () => answer("9", found([link])),
    getBlogArticle: (id: string) =>
      answer(`10 ${id}`, ["b1", "b2"].includes(id) ? found({ ...article, id }) : failed),
    listBlogCategories: () => answer("11", found([{ name: "A", slug: "a", count: 1 }])),
    getBlogCategory: (slug: string) =>
      answer(`12 ${slug}`, found({ name: "A", articles: [hidden] })),
    offersFeedback: async () => false,
  };
  return { blog: withLists(blog), asked };
}

describe("loadBlogArticlePage", () => {
  it("requests the post by the id from the navigation state", async () => {
    const { blog, asked } = startBlog();
    const { page, status } = await loadBlogArticlePage(blog, "b1", "first");
    expect([status, "article" in page, asked[0]]).toEqual([200, true, "10 b1"]);
    expect(asked).not.toContain("11");
  });

  it("looks a slug up in the list, then in each category", async () => {
    const first = startBlog();
    await loadBlogArticlePage(first.blog, null, "first");
    expect(first.asked).toContain("10 b1");
    expect(first.asked).not.toContain("12 a");
    const hidden = startBlog();
    const { status } = await loadBlogArticlePage(hidden.blog, null, "hidden");
    expect(status).toBe(200);
    expect(hidden.asked).toEqual(expect.arrayContaining(["9", "11", "12 a", "10 b2"]));
  });

  const notFound = { page: { problem: "Blog not found!" }, status: 404, incomplete: false };
  const broken = {
    page: { problem: "Error fetching blog details!" },
    status: 502,
    incomplete: true,
  };
  it.each([
    ["no such slug", null, "none", {}, notFound],
    ["an id and a slug that are gone", "b9", "none", {}, notFound],
    ["a list that can't be had", null, "none", { "9": error }, broken],
    ["an old list of posts", null, "none", { "9": old([link]) }, broken],
    ["an old list of categories", null, "none", { "11": old([]) }, broken],
    ["an old category", null, "none", { "12 a": old({ name: "A", articles: [] }) }, broken],
    ["a category that can't be had", null, "none", { "12 a": error }, broken],
    ["a post that can't be had", null, "first", { "10 b1": error }, broken],
    ["a listed post without success", null, "first", { "10 b1": failed }, broken],
    ["an id while the host is down", "b1", "first", { "10 b1": error }, broken],
  ])("answers %s", async (_, id, slug, given, expected) => {
    expect(await loadBlogArticlePage(startBlog(given).blog, id, slug)).toEqual(expected);
  });

  it("finds a slug in a stale list", async () => {
    const { blog } = startBlog({ "9": old([link]) });
    expect((await loadBlogArticlePage(blog, null, "first")).status).toBe(200);
  });

  it("finds a post by slug when its id is out of date", async () => {
    const { page } = await loadBlogArticlePage(startBlog().blog, "b9", "first");
    expect(page).toHaveProperty("article");
  });
});

it("offers posts of the same category first, never the post itself", () => {
  const others = [
    { title: "B", slug: "b", category: { name: "B" } },
    link,
    { title: "A", slug: "a", category: { name: "A" } },
  ];
  expect(pickOthers(others, link).map(({ slug }) => slug)).toEqual(["a", "b"]);
});
