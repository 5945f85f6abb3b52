import { tutorialPaths } from "@crm/brand";
import { tokenize } from "@crm/search/tokenize";
import type { Article, ArticleLink, HelpCategory } from "../../../backend/articles.ts";
import type { Tutorial } from "../../../content/tutorials/tutorial.ts";
import { oncePerList } from "../../../lists/once-per-list.ts";

/** The links under an article: its neighbours in the category, and related pages. */
export interface ArticleNavigation {
  previous?: ArticleLink | undefined;
  next?: ArticleLink | undefined;
  related: RelatedLink[];
}

/** A related page. */
export type RelatedLink =
  | { kind: "article"; article: ArticleLink }
  | { kind: "tutorial"; title: string; path: string };

/** The most related pages. */
const mostRelated = 3;

/**
 * In a long category only the nearest articles are compared: editors place similar ones together.
 */
const nearby = 20;

/** A page must share this many significant words to be related. */
const leastShared = 2;

/**
 * Finds an article's neighbours and related pages. The cost does not grow with the number of
 * articles.
 *
 * @param category the article's category; absent when the host did not name it
 */
export function findNavigation(
  article: Pick<Article, "slug" | "title" | "description" | "excerpt">,
  category: Pick<HelpCategory, "slug" | "articles"> | undefined,
  tutorials: readonly Tutorial[],
): ArticleNavigation {
  const articles = category?.articles ?? [];
  const at = placesOf(articles).get(article.slug) ?? -1;
  const isListed = at !== -1;
  const [previous, next] = isListed ? [articles[at - 1], articles[at + 1]] : [];
  const others = articles
    .slice(Math.max(0, at - nearby), at + nearby + 1)
    .filter((entry) => ![article.slug, previous?.slug, next?.slug].includes(entry.slug));
  const own = significantWords(article.title, article.description, article.excerpt);
  const candidates = [
    ...others.map((entry) => ({
      // Within a category one shared word less is enough.
      shared: 1 + countShared(own, significantWords(entry.title, entry.excerpt)),
      link: { kind: "article", article: entry } as const,
    })),
    ...tutorials.map(({ title, lede, key }) => ({
      shared: countShared(own, significantWords(title, lede)),
      link: { kind: "tutorial", title, path: tutorialPaths[key] } as const,
    })),
  ];
  const related = candidates
    .filter(({ shared }) => shared >= leastShared)
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, mostRelated)
    .map(({ link }) => link);
  return { previous, next, related };
}

const placesOf = oncePerList(
  (articles: readonly ArticleLink[]) => new Map(articles.map(({ slug }, at) => [slug, at])),
);

/** The significant words of a text: the long ones, without endings. */
function significantWords(...texts: (string | undefined)[]): Set<string> {
  const words = tokenize(texts.filter(Boolean).join(" ")).map(({ word }) => word);
  return new Set(words.filter((word) => word.length >= 5).map((word) => word.slice(0, 6)));
}

function countShared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  return shared;
}
