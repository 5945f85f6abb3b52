import { describe, expect, it } from "vitest";
import { withLists } from "../../../testing/with-lists.ts";
import { describeDate } from "../../articles/article-date.ts";
import { articleState, readArticleState } from "../../articles/article-state.ts";
import type { Answer, Article, ArticleLink, HelpCategory } from "../../backend/articles.ts";
import { findOwnAddress, loadArticlePage } from "./article-page.ts";

const link = { id: "a1", title: "First", slug: "first" };
const article: Article = { ...link, html: "", headings: [], pictures: [], minutes: 1 };
const second: ArticleLink = { id: "a2", title: "Second", slug: "second" };
const found: Answer<Article> = { outcome: "found", found: article };

const category: HelpCategory = {
  name: "Chats",
  slug: "chats",
  type: "module",
  articles: [link, second],
};
const address = { slug: "chats", articleSlug: "first" };

/** A help centre that records its calls. */
const helpCenter = (answer: Answer<Article>, used: string[] = []) =>
  withLists({
    getHelpCategory: async (): Promise<Answer<HelpCategory>> => ({
      outcome: "found",
      found: category,
    }),
    offersFeedback: async () => true,
    async getHelpArticle(id: string) {
      used.push(`id ${id}`);
      return answer;
    },
    async getHelpArticleBySlug(slug: string) {
      used.push(`slug ${slug}`);
      return answer;
    },
  });

describe("loadArticlePage", () => {
  it("requests by id when the navigation state has one, otherwise by slug", async () => {
    const used: string[] = [];
    await loadArticlePage(helpCenter(found, used), "a1", address);
    await loadArticlePage(helpCenter(found, used), null, address);
    expect(used).toEqual(["id a1", "slug first"]);
  });

  it.each([
    [
      found,
      {
        page: {
          article,
          navigation: { previous: undefined, next: second, related: [] },
          categoryName: "Chats",
          isJudged: true,
        },
        status: 200,
        incomplete: false,
      },
    ],
    [
      { outcome: "failed", status: 404 } as const,
      { page: { problem: "Failed to fetch article" }, status: 404, incomplete: false },
    ],
    [
      { outcome: "error", status: 502 } as const,
      { page: { problem: "Error fetching article" }, status: 502, incomplete: true },
    ],
  ])("turns %j into a page", async (answer, page) => {
    expect(await loadArticlePage(helpCenter(answer), null, address)).toEqual(page);
  });

  it("finds no article without id and slug, and calls no host", async () => {
    const used: string[] = [];
    expect(
      await loadArticlePage(helpCenter(found, used), null, { ...address, articleSlug: " " }),
    ).toEqual({
      page: { problem: "Article not found" },
      status: 404,
      incomplete: false,
    });
    expect(used).toEqual([]);
  });
});

describe("the context of an article", () => {
  it.each<[string, Answer<HelpCategory>, boolean]>([
    ["lacks the category", { outcome: "failed", status: 404 }, false],
    ["fails", { outcome: "error", status: 502 }, true],
  ])("is left out when the host %s", async (_, answer, incomplete) => {
    const host = withLists({ ...helpCenter(found), getHelpCategory: async () => answer });
    expect(await loadArticlePage(host, null, address)).toMatchObject({
      page: { article, navigation: { previous: undefined, next: undefined } },
      status: 200,
      incomplete,
    });
  });
});

describe("describeDate", () => {
  it.each([
    ["2024-10-17T06:00:00Z", "2024-10-17T09:00:00Z", "Published on Oct 17, 2024"],
    // The same day in UTC, two days in India.
    ["2024-10-17T18:00:00Z", "2024-10-17T19:00:00Z", "Updated on Oct 18, 2024"],
    // Two days in UTC, the same day in India.
    ["2024-10-16T19:00:00Z", "2024-10-17T06:00:00Z", "Published on Oct 17, 2024"],
    ["2024-10-01T06:00:00Z", "2024-10-05T06:00:00Z", "Updated on Oct 05, 2024"],
    ["2024-10-17T06:00:00Z", undefined, "Published on Oct 17, 2024"],
    [undefined, "2024-10-17T06:00:00Z", "Published on Oct 17, 2024"],
  ])("describes the dates %s and %s as %s", (publishedAt, updatedAt, line) => {
    const shown = describeDate({ publishedAt, updatedAt });
    expect(`${shown?.label} ${shown?.date}`).toBe(line);
  });

  it("returns nothing when no date is known", () => {
    expect(describeDate({})).toBeUndefined();
  });
});

describe("navigation state", () => {
  it("contains what is shown while the article loads, and never its text", () => {
    const state = articleState(article, "Chats");
    expect(Object.keys(state)).not.toContain("html");
    expect(readArticleState(state)).toEqual(state);
  });

  it.each([undefined, null, "title", {}, { title: 7 }, { title: "" }])(
    "ignores the invalid state %j",
    (state) => {
      expect(readArticleState(state)).toBeUndefined();
    },
  );
});

describe("an article requested below another category", () => {
  const own = { ...article, category: { name: "Chats", slug: "chats" } };
  const find = (slug: string, articleSlug: string, shown = own) =>
    findOwnAddress(shown, { slug, articleSlug });

  it("redirects to its own category, if known", () => {
    expect(find("chats", "first")).toBeUndefined();
    expect(find("other", "first")).toBe("/help-center/chats/first");
    expect(find("Chats", "First")).toBeUndefined();
    const unknown = { ...own, category: { name: "Chats", slug: undefined as unknown as string } };
    expect(find("other", "first", unknown)).toBeUndefined();
  });

  it("is redirected by its slug, but never by its id or by a stale copy", async () => {
    const asked = { slug: "other", articleSlug: "first" };
    const load = async (id: string | null, isStale?: true) => {
      const answer: Answer<Article> = { outcome: "found", found: own, ...(isStale && { isStale }) };
      return (await loadArticlePage(helpCenter(answer), id, asked)).movedTo;
    };
    expect(await load(null)).toBe("/help-center/chats/first");
    expect(await load("a1")).toBeUndefined();
    expect(await load(null, true)).toBeUndefined();
  });
});
