import { expect, it } from "vitest";
import { withLists } from "../../../testing/with-lists.ts";
import type { Answer, ArticleLink, HelpCategory } from "../../backend/articles.ts";
import { fixedCategoryEntries } from "../../content/fixed-categories/fixed-categories.ts";
import { buildHelpHome } from "./help-home-page.ts";

const category = (slug: string, count: number): HelpCategory => {
  const articles = Array.from({ length: count }, (_, index) => ({
    title: `${slug} ${index}`,
    slug: `${slug}-${index}`,
  }));
  return { name: slug, slug, type: "module", articles, popular: articles[0] };
};
const noPosts = { outcome: "found" as const, found: [] };
const found = (categories: HelpCategory[]) => ({ outcome: "found" as const, found: categories });

it("shows at most three articles per card, and the host's categories first", () => {
  const { cards } = buildHelpHome(found([category("billing", 5)]), noPosts, fixedCategoryEntries);
  expect(cards.map(({ slug }) => slug)).toEqual([
    "billing",
    ...fixedCategoryEntries.map(([slug]) => slug),
  ]);
  expect(cards[0]?.entries).toMatchObject([
    { article: { slug: "billing-0" } },
    { article: { slug: "billing-1" } },
    { article: { slug: "billing-2" } },
  ]);
});

it("shows a fixed category once, with the host's articles if it has any", () => {
  const { cards } = buildHelpHome(
    found([category("templates", 1), category("setting", 0)]),
    noPosts,
    fixedCategoryEntries,
  );
  expect(cards).toHaveLength(5);
  const entries = (slug: string) => cards.find((card) => card.slug === slug)?.entries;
  expect(entries("templates")).toMatchObject([{ article: { slug: "templates-0" } }]);
  expect(entries("setting")).toHaveLength(3);
  expect(entries("setting")?.[0]).toHaveProperty("question");
});

it("shows six popular articles, the first of each category", () => {
  const categories = Array.from({ length: 8 }, (_, index) => category(`c${index}`, index));
  const { popular } = buildHelpHome(found(categories), noPosts, []);
  expect(popular.map(({ article }) => article.slug)).toEqual([
    "c1-0",
    "c2-0",
    "c3-0",
    "c4-0",
    "c5-0",
    "c6-0",
  ]);
});

it("shows only the fixed categories and no popular articles when the host is down", () => {
  const { popular, cards } = buildHelpHome(
    { outcome: "error", status: 502 },
    noPosts,
    fixedCategoryEntries,
  );
  expect(popular).toEqual([]);
  expect(cards).toHaveLength(5);
});

/** The titles of a host's list that match a term. */
const search = (answer: Answer<HelpCategory[]>, term: string) =>
  withLists({ listHelpCategories: async () => answer }).findHelpTitles({
    ...{ term, start: 0, limit: 100 },
  });

it("shows the newest posts, and the titles that match a search", async () => {
  const post = (slug: string, publishedAt: string) => ({ title: slug, slug, publishedAt });
  const posts = [post("old", "2025-01-01T00:00:00Z"), post("new", "2026-01-01T00:00:00Z")];
  const categories = found([category("billing", 2), category("templates", 1)]);
  const page = buildHelpHome(
    categories,
    { outcome: "found", found: posts },
    [],
    await search(categories, "LING 1"),
  );
  expect(page.latest?.map(({ slug }) => slug)).toEqual(["new", "old"]);
  expect(page.found).toMatchObject([
    { article: { slug: "billing-1" }, category: { slug: "billing" } },
  ]);
});

it("does not say that a title does not exist when the list of titles is stale or missing", async () => {
  const list = [category("billing", 2)];
  const fails = async (answer: Answer<HelpCategory[]>, term: string) =>
    buildHelpHome(answer, noPosts, [], await search(answer, term)).searchHasFailed;
  const old: Answer<HelpCategory[]> = { outcome: "found", found: list, isStale: true };
  expect(await fails(found(list), "nothing")).toBe(false);
  expect(await fails(old, "nothing")).toBe(true);
  expect(await fails(old, "LING 1")).toBe(false);
  expect(await fails({ outcome: "error", status: 502 }, "nothing")).toBe(true);
});

it("distinguishes posts that could not be loaded from a blog without posts", () => {
  const latest = (posts: Answer<ArticleLink[]>) => buildHelpHome(found([]), posts, []).latest;
  expect(latest({ outcome: "error", status: 502 })).toBeUndefined();
  expect(latest({ outcome: "failed", status: 404 })).toEqual([]);
});
