import type { FoundArticle } from "@crm/contract/extensions/article-search";
import { describe, expect, it } from "vitest";
import { withLists } from "../../../testing/with-lists.ts";
import type { Answer, ArticleLink, HelpCategory } from "../../backend/articles.ts";
import { listOwnPages, searchOwnPages } from "./.server/search-own-pages.tsx";
import { loadSearchPage } from "./search-page.ts";

const link = (slug: string, title: string, excerpt?: string): ArticleLink => ({
  id: slug,
  slug,
  title,
  excerpt,
});
const category: HelpCategory = {
  name: "Data",
  slug: "data",
  type: "module",
  articles: [link("import", "Import a sheet"), link("plain", "Plain", "How to import it.")],
};
const inside: FoundArticle = {
  section: "help",
  id: "a1",
  title: "Columns",
  slug: "columns",
  category: { name: "Data", slug: "data" },
  excerpt: "Match the columns.",
  words: ["column"],
  fit: 0.6,
};

/** A host with or without the search inside articles; it records what is reported to it. */
function startHost(articles: FoundArticle[] | undefined, isOffered = articles !== undefined) {
  const missed: string[] = [];
  const found = <Found>(value: Found): Answer<Found> => ({ outcome: "found", found: value });
  const backend = {
    listHelpCategories: async () => found([category]),
    listBlogArticles: async () => found([link("sheet", "Kangaroos")]),
    offersArticleSearch: async () => isOffered,
    searchArticles: async () => articles,
    async countSearchMiss(term: string) {
      missed.push(term);
    },
  };
  const search = (term?: string) => loadSearchPage(withLists(backend), searchOwnPages, term);
  return { search, missed };
}

describe("loadSearchPage", () => {
  it("merges articles and tutorials into one list, the best first", async () => {
    const { isInside, found } = await startHost([inside]).search("import contacts");
    expect(isInside).toBe(true);
    expect(found[0]).toMatchObject({ kind: "tutorial" });
    const own = found.find(({ kind }) => kind === "help");
    expect(own).toMatchObject({ path: "/help-center/data/columns", id: "a1", place: "Data" });
    expect(own?.pieces).toContainEqual({ text: "columns", isMatch: true });
    const last = startHost([{ ...inside, fit: 1, section: "blog" }]).search("import contacts");
    expect((await last).found[0]?.path).toBe("/blog/columns");
  });

  it("puts a page of the site before an article that matches as well, and that before a tutorial", async () => {
    const article = { ...inside, fit: 0.9 };
    const { found } = await startHost([article]).search("kimat");
    expect(found[0]?.path).toBe("/pricing");
    expect([...new Set(found.map(({ kind }) => kind))]).toEqual(["page", "help", "tutorial"]);
  });

  it("searches titles when the host can't search inside articles, or fails to", async () => {
    for (const host of [startHost(undefined), startHost(undefined, true)]) {
      const { isInside, found } = await host.search("IMPORT");
      expect(isInside).toBe(false);
      const help = found.filter(({ kind }) => kind === "help").map(({ path }) => path);
      expect(help).toEqual(["/help-center/data/import", "/help-center/data/plain"]);
      expect(found.find(({ path }) => path.endsWith("/import"))?.titlePieces[0]).toEqual({
        text: "Import",
        isMatch: true,
      });
    }
  });

  it("returns titles only when they contain a word of the query, or a word that begins with one", async () => {
    const { search } = startHost(undefined);
    const helpPaths = async (term: string) =>
      (await search(term)).found.filter(({ kind }) => kind === "help").map(({ path }) => path);
    expect(await helpPaths("imp")).toEqual(["/help-center/data/import", "/help-center/data/plain"]);
    for (const term of ["port", "lain", "im", "heet"])
      expect(await helpPaths(term), term).toEqual([]);
  });

  it("reports a search without results when the host has searched", async () => {
    const [looked, titles] = [startHost([]), startHost(undefined)];
    for (const { search } of [looked, titles]) {
      expect((await search("qwertzuiopy")).found).toEqual([]);
      expect((await search()).found).toEqual([]);
    }
    expect([looked.missed, titles.missed]).toEqual([["qwertzuiopy"], []]);
    const alike = startHost([{ ...inside, words: ["daily"] }]);
    expect((await alike.search("tallyy")).found).not.toEqual([]);
    expect(alike.missed).toEqual(["tallyy"]);
    const real = startHost([inside]);
    await real.search("columns in tallyy");
    expect(real.missed).toEqual([]);
  });
});

it("never says that there are no results when the host could not search everything", async () => {
  const down: Answer<never> = { outcome: "error", status: 502 };
  const old: Answer<ArticleLink[]> = { outcome: "found", found: [], isStale: true };
  const empty: Answer<HelpCategory[]> = { outcome: "found", found: [] };
  const search = async (given: object) => {
    const backend = {
      listHelpCategories: async () => empty,
      listBlogArticles: async (): Promise<Answer<ArticleLink[]>> => ({
        outcome: "found",
        found: [],
      }),
      offersArticleSearch: async () => false,
      searchArticles: async () => undefined,
      countSearchMiss: async () => undefined,
      ...given,
    };
    return (await loadSearchPage(withLists(backend), () => [], "qwertzuiopy")).hasFailed;
  };
  expect(await search({})).toBe(false);
  expect(await search({ listHelpCategories: async () => down })).toBe(true);
  expect(await search({ listBlogArticles: async () => old })).toBe(true);
  expect(await search({ offersArticleSearch: async () => true })).toBe(true);
});

it("finds every tutorial by its text", () => {
  const [best] = searchOwnPages("Closed - Unqualified", 5);
  expect(best?.path).toBe("/manage-pipeline-in-lead-management");
  expect(best?.excerpt).toContain("Unqualified");
});

it("separates the titles of a landing page from the sentences beside them in an excerpt", () => {
  const [best] = searchOwnPages("paste it into a new template", 5);
  expect(best?.path).toBe("/whatsapp-message-templates");
  expect(best?.excerpt).toContain("Submit it · Paste it into a new template");
});

it.each([
  ["terms and conditions", "/terms-and-conditions"],
  ["withdraw consent", "/privacy-policy"],
  ["refund policy", "/refund-policy"],
  ["price kitna hai", "/pricing"],
  ["customer care number", "/contact-us"],
  ["mobile app", "/mobile-app"],
  ["book a demo", "/book-demo"],
  ["indiamart crm", "/indiamart-crm"],
  ["cod confirmation", "/cod-confirmation-on-whatsapp"],
  ["whatsapp api pricing", "/whatsapp-api-pricing"],
  ["excel or crm", "/whatsapp-business-app-or-crm"],
  ["message templates", "/whatsapp-message-templates"],
  ["crm for travel agents", "/crm-for-travel-agents"],
  ["coaching classes", "/crm-for-coaching-classes"],
])("finds the site's own page for %s", (query, path) => {
  const best = searchOwnPages(query, 3);
  expect(best.map((entry) => [entry.kind, entry.path])).toContainEqual(["page", path]);
});

it("lists the site's own pages for editors, each once, with the headings of tutorials", () => {
  const pages = listOwnPages();
  const paths = pages.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(
    expect.arrayContaining(["/", "/pricing", "/blog", "/help-center", "/tutorials", "/support"]),
  );
  expect(pages.filter(({ kind }) => kind === "tutorial")).toHaveLength(19);
  expect(pages.find(({ path }) => path === "/manage-pipeline-in-lead-management")).toMatchObject({
    kind: "tutorial",
    headings: expect.arrayContaining([
      { id: expect.stringMatching(/^h-/), text: expect.any(String) },
    ]),
  });
  expect(pages.find(({ path }) => path === "/")?.headings).toEqual([
    { id: "features", text: "Features" },
    { id: "industries", text: "Industries" },
    { id: "faq", text: "FAQ" },
  ]);
});
