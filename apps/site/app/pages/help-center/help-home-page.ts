import { lists } from "@crm/contract/limits";
import { sortArticles } from "../../articles/blog/sort-articles.ts";
import type { Answer, ArticleLink, HelpCategory } from "../../backend/articles.ts";
import { isConclusive } from "../../backend/is-conclusive.ts";
import type { FixedCategory } from "../../content/fixed-categories/fixed-category.ts";
import type { TitleEntry } from "../../search/title-entry.ts";

/** A line on a card: an article, or a question that its category page answers. */
export type CardEntry = { article: ArticleLink } | { question: string };

/** A category on the help home: a few of its articles and a link to all. */
export interface CategoryCard {
  name: string;
  slug: string;
  type: HelpCategory["type"];
  entries: CardEntry[];
}

export interface PopularArticle {
  article: ArticleLink;
  categoryName: string;
  categorySlug: string;
}

export interface HelpHomePage {
  popular: PopularArticle[];
  cards: CategoryCard[];
  /** Blog posts of the carousel; undefined when they could not be loaded. */
  latest: ArticleLink[] | undefined;
  /** The first search results, if the page has a search term. */
  found: TitleEntry[];
  /** Total number of search results. */
  foundCount: number;
  /** Nothing was found in a list that may be incomplete. */
  searchHasFailed: boolean;
}

/** Titles that match a search, and how many there are. */
export interface FoundTitles {
  titles: readonly TitleEntry[];
  count: number;
}

/** The most results shown; for more, a longer term is needed. */
export const mostFound = 100;

/** The most posts in the carousel; the blog has them all. */
export const latestPosts = 9;

/**
 * The data of the help home: the host's categories in its order, then the fixed ones that it lacks,
 * since their pages always exist; and the newest blog posts.
 *
 * @param search the first titles that match the search term, if there is one
 */
export function buildHelpHome(
  answer: Answer<HelpCategory[]>,
  posts: Answer<readonly ArticleLink[]>,
  fixed: readonly (readonly [slug: string, category: FixedCategory])[],
  search?: Answer<FoundTitles>,
): HelpHomePage {
  const categories = answer.outcome === "found" ? answer.found : [];
  const { titles, count } = search?.outcome === "found" ? search.found : { titles: [], count: 0 };
  const known = new Set(categories.map(({ slug }) => slug));
  const added = fixed.filter(([slug]) => !known.has(slug));
  return {
    popular: pickPopular(categories),
    cards: [
      ...categories.map((category) => hostCard(category, fixed)),
      ...added.map(([slug, category]) => fixedCard(slug, category)),
    ],
    latest: pickLatest(posts),
    found: [...titles],
    foundCount: count,
    searchHasFailed: search !== undefined && count === 0 && !isConclusive(search),
  };
}

function pickLatest(posts: Answer<readonly ArticleLink[]>): ArticleLink[] | undefined {
  if (posts.outcome === "found") return sortArticles(posts.found, "newest").slice(0, latestPosts);
  return posts.status === 404 ? [] : undefined;
}

/** The first article of each category's first list, six in all. */
function pickPopular(categories: readonly HelpCategory[]): PopularArticle[] {
  return categories
    .flatMap(({ popular, name, slug }) =>
      popular ? [{ article: popular, categoryName: name, categorySlug: slug }] : [],
    )
    .slice(0, lists.popularArticles);
}

function hostCard(
  { name, slug, type, articles }: HelpCategory,
  fixed: readonly (readonly [slug: string, category: FixedCategory])[],
): CategoryCard {
  const own = fixed.find(([fixedSlug]) => fixedSlug === slug)?.[1];
  if (articles.length === 0 && own) return { ...fixedCard(slug, own), name, type };
  const entries = articles.slice(0, lists.moduleCardArticles).map((article) => ({ article }));
  return { name, slug, type, entries };
}

function fixedCard(slug: string, { name, type, questions }: FixedCategory): CategoryCard {
  return {
    name,
    slug,
    type,
    entries: questions.slice(0, lists.moduleCardArticles).map(({ title }) => ({ question: title })),
  };
}
