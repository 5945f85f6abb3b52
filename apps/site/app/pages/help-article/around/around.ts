import { tutorialPaths } from "@crm/brand";
import { tokenize } from "@crm/search/tokenize";
import type { Article, ArticleLink, HelpCategory } from "../../../backend/articles.ts";
import type { Tutorial } from "../../../content/tutorials/tutorial.ts";
import { oncePerList } from "../../../lists/once-per-list.ts";

/** What stands around an article: those before and after it in its category, and what is like it. */
export interface Around {
  previous?: ArticleLink | undefined;
  next?: ArticleLink | undefined;
  related: RelatedLink[];
}

/** A page that is like this one. */
export type RelatedLink =
  | { kind: "article"; article: ArticleLink }
  | { kind: "tutorial"; title: string; path: string };

/** So many pages are offered to read on. */
const mostRelated = 3;

/** Of a long category only those near by are compared: editors put like to like. */
const nearby = 20;

/** A page must share this many telling words to be called related. */
const leastShared = 2;

/**
 * Finds an article's neighbours. What it costs does not grow with the number of articles.
 *
 * @param category where the article stands; absent where the host has not said
 */
export function findAround(
  article: Pick<Article, "slug" | "title" | "description" | "excerpt">,
  category: Pick<HelpCategory, "slug" | "articles"> | undefined,
  tutorials: readonly Tutorial[],
): Around {
  const articles = category?.articles ?? [];
  const at = placesOf(articles).get(article.slug) ?? -1;
  const isListed = at !== -1;
  const [previous, next] = isListed ? [articles[at - 1], articles[at + 1]] : [];
  const others = articles
    .slice(Math.max(0, at - nearby), at + nearby + 1)
    .filter((entry) => ![article.slug, previous?.slug, next?.slug].includes(entry.slug));
  const own = tellingWords(article.title, article.description, article.excerpt);
  const candidates = [
    ...others.map((entry) => ({
      // Of the same category: one shared word less makes it related.
      shared: 1 + countShared(own, tellingWords(entry.title, entry.excerpt)),
      link: { kind: "article", article: entry } as const,
    })),
    ...tutorials.map(({ title, lede, key }) => ({
      shared: countShared(own, tellingWords(title, lede)),
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

/** Words that say what a text is about: the long ones, endings cut. */
function tellingWords(...texts: (string | undefined)[]): Set<string> {
  const words = tokenize(texts.filter(Boolean).join(" ")).map(({ word }) => word);
  return new Set(words.filter((word) => word.length >= 5).map((word) => word.slice(0, 6)));
}

function countShared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  return shared;
}
