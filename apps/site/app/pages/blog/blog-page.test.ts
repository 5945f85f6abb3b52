import { describe, expect, it } from "vitest";
import { withLists } from "../../../testing/with-lists.ts";
import { sortArticles } from "../../articles/blog/sort-articles.ts";
import type { Answer, ArticleLink } from "../../backend/articles.ts";
import { pageButtons } from "../../lists/page-window.ts";
import { loadBlogPage } from "./blog-page.ts";
import { type ListState, listAddress, readListState } from "./list-address.ts";

const post = (number: number): ArticleLink => ({ title: `Post ${number}`, slug: `post-${number}` });
const found = <Found>(value: Found) => ({ outcome: "found" as const, found: value });
const error: Answer<never> = { outcome: "error", status: 502 };
const posts = Array.from({ length: 17 }, (_, index) => post(index + 1));

const blog = {
  offersArticleSearch: async () => false,
  listBlogArticles: async (): Promise<Answer<ArticleLink[]>> => found(posts),
  listBlogCategories: async () => found([{ name: "Selling", slug: "selling", count: 2 }]),
  getBlogCategory: async (
    slug: string,
  ): Promise<Answer<{ name: string; articles: ArticleLink[] }>> =>
    slug === "selling"
      ? found({ name: "Selling", articles: posts.slice(0, 2) })
      : { outcome: "failed", status: 404 },
};
const first: ListState = { sort: "none", page: 1 };
const slugs = (articles: readonly ArticleLink[]) => articles.map(({ slug }) => slug);

describe("loadBlogPage", () => {
  it("shows eight posts per page and counts all posts", async () => {
    const { page, status } = await loadBlogPage(withLists(blog), { ...first, page: 3 });
    expect([slugs(page.articles), page.count, page.pages, status]).toEqual([
      ["post-17"],
      17,
      3,
      200,
    ]);
    expect((await loadBlogPage(withLists(blog), first)).page.articles).toHaveLength(8);
  });

  it("shows a category's posts in place of all posts", async () => {
    const { page } = await loadBlogPage(withLists(blog), { ...first, category: "selling" });
    expect([slugs(page.articles), page.categoryName]).toEqual([["post-1", "post-2"], "Selling"]);
  });

  it("answers 404 for an unknown category and for a page beyond the last", async () => {
    for (const state of [{ category: "none" }, { page: 4 }]) {
      const answer = await loadBlogPage(withLists(blog), { ...first, ...state });
      expect([answer.status, answer.page.articles]).toEqual([404, []]);
    }
  });

  it("is empty with status 502 and not cached when the host fails", async () => {
    const down = { ...blog, listBlogArticles: async () => error };
    for (const page of [1, 2]) {
      const {
        status,
        incomplete,
        page: shown,
      } = await loadBlogPage(withLists(down), { ...first, page });
      expect([status, incomplete, shown.count, shown.hasFailed]).toEqual([502, true, 0, true]);
    }
  });

  it("says that a page or a title does not exist only when the list is fresh", async () => {
    const old = {
      ...blog,
      listBlogArticles: async () => ({ ...found(posts), isStale: true as const }),
    };
    for (const state of [{ page: 4 }, { term: "none" }]) {
      const { status, page } = await loadBlogPage(withLists(old), { ...first, ...state });
      expect([status, page.hasFailed]).toEqual([502, true]);
    }
    expect((await loadBlogPage(withLists(old), { ...first, page: 3 })).status).toBe(200);
    expect((await loadBlogPage(withLists(blog), { ...first, term: "none" })).page.hasFailed).toBe(
      false,
    );
  });

  it("distinguishes categories that could not be loaded from a blog without categories", async () => {
    const sidebar = async (answer: Answer<never>) =>
      (await loadBlogPage(withLists({ ...blog, listBlogCategories: async () => answer }), first))
        .page.categories;
    expect(await sidebar(error)).toBeUndefined();
    expect(await sidebar({ outcome: "failed", status: 404 })).toEqual([]);
  });

  it("finds posts by title, and does not cache a search", async () => {
    const { page, incomplete } = await loadBlogPage(withLists(blog), { ...first, term: "POST 1" });
    expect([page.count, page.pages, incomplete]).toEqual([9, 2, true]);
  });
});

describe("the list's address", () => {
  it.each(["/blog", "/blog?category=a%26b&sort=oldest&page=2", "/blog?q=10%25+off"])(
    "%s is parsed and written back unchanged",
    (address) => {
      const query = new URL(address, "https://example.com").searchParams;
      expect(listAddress(readListState(query))).toBe(address);
    },
  );

  it.each(["page=0", "page=-1", "page=1e3", "sort=up", "q=+", "category="])(
    "%s means the first page of all posts",
    (query) => {
      expect(readListState(new URLSearchParams(query))).toEqual(first);
    },
  );
});

describe("pageButtons", () => {
  it("shows every page up to twelve", () => {
    expect(pageButtons(12, 12)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(pageButtons(0, 1)).toEqual([]);
  });

  it.each([
    [1, [1, 2, 3, 4, 5, 6, 7, "gap", 13]],
    [5, [1, 2, 3, 4, 5, 6, 7, "gap", 13]],
    [6, [1, "gap", 4, 5, 6, 7, 8, "gap", 13]],
    [13, [1, "gap", 7, 8, 9, 10, 11, 12, 13]],
  ])(
    "shows the first, the last and the near ones of thirteen pages, at page %i",
    (current, buttons) => {
      expect(pageButtons(13, current)).toEqual(buttons);
    },
  );
});

describe("sortArticles", () => {
  const dated = [
    { ...post(1), publishedAt: "2025-01-01T00:00:00Z" },
    post(2),
    { ...post(3), publishedAt: "2026-01-01T00:00:00Z" },
  ];
  it.each([
    ["none", ["post-1", "post-2", "post-3"]],
    ["newest", ["post-3", "post-1", "post-2"]],
    ["oldest", ["post-1", "post-3", "post-2"]],
  ] as const)("%s", (sort, expected) => {
    expect(slugs(sortArticles(dated, sort))).toEqual(expected);
  });
});
