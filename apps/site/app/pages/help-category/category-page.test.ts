import { describe, expect, it } from "vitest";
import { withLists } from "../../../testing/with-lists.ts";
import type { Answer, HelpCategory } from "../../backend/articles.ts";
import {
  findFixedCategory,
  fixedCategoryEntries,
} from "../../content/fixed-categories/fixed-categories.ts";
import type { FixedCategory } from "../../content/fixed-categories/fixed-category.ts";
import { loadCategoryPage, loadFixedCategoryPage } from "./category-page.ts";

const fixed: FixedCategory = {
  name: "Templates",
  type: "whatsapp",
  description: "About templates.",
  questions: [
    { title: "How do I create one?", answer: ["Like this."] },
    { title: "Why was it rejected?", answer: ["Because."] },
  ],
};
const category = (slug: string, titles: string[]): HelpCategory => ({
  name: `The ${slug}`,
  slug,
  type: "module",
  articles: titles.map((title, index) => ({
    id: `${slug}-${index}`,
    title,
    slug: `${slug}-${index}`,
  })),
});
const list = (answer: Answer<HelpCategory[]>) =>
  withLists({ listHelpCategories: async () => answer });
const down: Answer<never> = { outcome: "error", status: 502 };
const one = (answer: Answer<HelpCategory>, listed: Answer<HelpCategory[]> = down) =>
  withLists({
    getHelpCategory: async () => answer,
    listHelpCategories: async () => listed,
  });

describe("a fixed category", () => {
  it("links a question to the article with its title, in any category of the host", async () => {
    const found = [
      category("templates", ["how do I  create one", "Something else"]),
      category("other", ["Why was it rejected?"]),
    ];
    const { page, status, incomplete } = await loadFixedCategoryPage(
      list({ outcome: "found", found }),
      "templates",
      fixed,
    );
    expect([status, incomplete, page.name]).toEqual([200, false, "The templates"]);
    expect(page.questions).toMatchObject([
      { article: { slug: "templates-0" }, categorySlug: "templates" },
      { article: { slug: "other-0" }, categorySlug: "other" },
    ]);
    expect(page.articles.map(({ title }) => title)).toEqual(["Something else"]);
  });

  it.each<[string, Answer<HelpCategory[]>, boolean]>([
    ["knows no such category", { outcome: "found", found: [] }, false],
    ["says that it failed", { outcome: "failed", status: 404 }, true],
    ["is down", { outcome: "error", status: 502 }, true],
  ])("shows its questions with answers when the host %s", async (_, answer, incomplete) => {
    expect(await loadFixedCategoryPage(list(answer), "templates", fixed)).toEqual({
      page: {
        name: "Templates",
        description: "About templates.",
        questions: fixed.questions,
        articles: [],
        pages: 0,
      },
      status: 200,
      incomplete,
    });
  });
});

describe("a category of the host", () => {
  it("shows its name and articles", async () => {
    const found = category("chats", ["One"]);
    expect(await loadCategoryPage(one({ outcome: "found", found }), "chats")).toMatchObject({
      page: { name: "The chats", articles: [{ title: "One" }] },
      status: 200,
    });
  });

  it("is empty when the host says that it does not exist", async () => {
    expect(await loadCategoryPage(one({ outcome: "failed", status: 404 }), "chats")).toEqual({
      page: { questions: [], articles: [], pages: 0 },
      status: 404,
      incomplete: false,
    });
  });

  const failure = {
    page: { questions: [], articles: [], pages: 0, hasFailed: true },
    status: 502,
    incomplete: true,
  };
  const found = category("chats", ["One"]);
  it.each<[string, Answer<HelpCategory[]>]>([
    ["there is no list of all categories", down],
    ["the list of all categories lacks it", { outcome: "found", found: [] }],
  ])("reports a failure when the host gives no answer and %s", async (_, listed) => {
    expect(await loadCategoryPage(one(down, listed), "chats")).toEqual(failure);
  });

  it("shows the articles of the help home while the host gives no answer", async () => {
    const listed: Answer<HelpCategory[]> = { outcome: "found", found: [found], isStale: true };
    expect(await loadCategoryPage(one(down, listed), "chats")).toEqual({
      page: { name: "The chats", questions: [], articles: found.articles, pages: 1 },
      status: 200,
      incomplete: true,
    });
  });

  it("is not reported as empty, and has no last page, when the list is stale", async () => {
    const empty = { ...found, articles: [] };
    for (const [shown, number] of [
      [found, 2],
      [empty, 1],
    ] as const) {
      const old = one({ outcome: "found", found: shown, isStale: true });
      expect(await loadCategoryPage(old, "chats", number)).toMatchObject({
        page: { hasFailed: true },
        status: 502,
        incomplete: true,
      });
    }
  });
});

describe("a category with more articles than a page shows", () => {
  const titles = Array.from({ length: 101 }, (_, index) => `Article ${index}`);
  const found = category("templates", ["Why was it rejected?", ...titles]);
  const ofHost = (number: number) =>
    loadCategoryPage(one({ outcome: "found", found }), "templates", number);
  const ofFixed = (number: number) =>
    loadFixedCategoryPage(list({ outcome: "found", found: [found] }), "templates", fixed, number);

  it("shows fifty articles per page, and answers 404 beyond the last page", async () => {
    const [first, third, fourth] = await Promise.all([1, 3, 4].map(ofHost));
    expect([first?.page.articles.length, first?.page.pages]).toEqual([50, 3]);
    expect(third?.page.articles.map(({ title }) => title)).toEqual(["Article 99", "Article 100"]);
    expect([fourth?.status, fourth?.page.name]).toEqual([404, "The templates"]);
  });

  it("answers no 404 when the list of all categories is stale or missing", async () => {
    const listed: Answer<HelpCategory[]> = { outcome: "found", found: [found], isStale: true };
    for (const answer of [listed, down]) {
      const beyond = await loadFixedCategoryPage(list(answer), "templates", fixed, 9);
      expect([beyond.status, beyond.page.hasFailed]).toEqual([502, true]);
      expect((await loadFixedCategoryPage(list(answer), "templates", fixed)).status).toBe(200);
    }
  });

  it("shows its questions on the first page only", async () => {
    const [first, third] = await Promise.all([1, 3].map(ofFixed));
    expect([first?.page.questions.length, first?.page.articles[0]?.title]).toEqual([
      2,
      "Article 0",
    ]);
    expect([third?.page.questions, third?.page.articles.length]).toEqual([[], 1]);
  });
});

describe("the five fixed categories", () => {
  it("all have unique questions with an answer", () => {
    const titles = fixedCategoryEntries.flatMap(([, { questions }]) =>
      questions.map(({ title }) => title),
    );
    expect(fixedCategoryEntries).toHaveLength(5);
    expect(new Set(titles).size).toBe(titles.length);
    for (const [, { questions }] of fixedCategoryEntries) {
      expect(questions.length).toBeGreaterThanOrEqual(5);
      for (const { answer } of questions) expect(answer.join("").length).toBeGreaterThan(40);
    }
  });

  it("are found by their slugs only", () => {
    expect(findFixedCategory("templates")?.name).toBe("Templates");
    expect(findFixedCategory("constructor")).toBeUndefined();
  });
});
