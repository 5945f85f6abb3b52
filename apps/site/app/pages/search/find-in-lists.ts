import { blogArticlePath } from "@crm/contract/pages/blog";
import { articlePath } from "@crm/contract/pages/help-center";
import { type QueryWord, readQuery } from "@crm/search/read-query";
import { shortestPrefix } from "@crm/search/score-match";
import { tokenize } from "@crm/search/tokenize";
import type { ArticleLink, HelpCategory } from "../../backend/articles.ts";
import { oncePerList } from "../../lists/once-per-list.ts";
import type { FoundEntry } from "./found-entry.ts";

/** A match in a title counts less than a match of an index over whole texts. */
const titleFit = 0.8;
const excerptFit = 0.5;
/** Results that score far below the best one are left out. */
const leastShare = 0.6;

/** An entry prepared for matching; each of its words has a space before it. */
interface PreparedEntry {
  entry: FoundEntry;
  title: string;
  excerpt: string;
}

/**
 * Finds articles with words of the query in title or excerpt, for hosts without the search inside
 * articles. It only compares letters, so that ten thousand titles take a moment.
 */
export function findInLists(
  categories: readonly HelpCategory[],
  posts: readonly ArticleLink[],
  query: string,
  limit: number,
): FoundEntry[] {
  const wanted = readQuery(query);
  const places = wanted.map(writePlaces);
  const found: { entry: FoundEntry; fit: number }[] = [];
  for (const { entry, title, excerpt } of [...readyHelp(categories), ...readyPosts(posts)]) {
    let sum = 0;
    for (const alternatives of places) {
      if (alternatives.some((place) => title.includes(place))) sum += titleFit;
      else if (alternatives.some((place) => excerpt.includes(place))) sum += excerptFit;
    }
    if (sum > 0) found.push({ entry, fit: sum / wanted.length });
  }
  const best = found.reduce((most, { fit }) => Math.max(most, fit), 0);
  return found
    .filter(({ fit }) => fit >= best * leastShare)
    .toSorted((a, b) => b.fit - a.fit)
    .slice(0, limit)
    .map(({ entry, fit }) => ({ ...entry, fit, words: matchingWords(entry, wanted) }));
}

const readyHelp = oncePerList((categories: readonly HelpCategory[]) =>
  categories.flatMap(({ name, slug, articles }) =>
    articles.map((article) => ready(article, "help", articlePath(slug, article.slug), name)),
  ),
);

const readyPosts = oncePerList((posts: readonly ArticleLink[]) =>
  posts.map((post) => ready(post, "blog", blogArticlePath(post.slug), post.category?.name)),
);

function ready(
  { id, title, excerpt = "" }: ArticleLink,
  kind: "help" | "blog",
  path: string,
  place: string | undefined,
): PreparedEntry {
  return {
    entry: { kind, path, id, title, place, excerpt, words: [], fit: 0 },
    title: writeWords(title),
    excerpt: writeWords(excerpt),
  };
}

function writeWords(text: string): string {
  return `${tokenize(text)
    .map(({ word }) => ` ${word}`)
    .join("")} `;
}

/**
 * The search texts for a word of the query: a short word and synonyms match whole words, a longer
 * word also matches as a prefix.
 */
function writePlaces({ word, synonyms }: QueryWord): string[] {
  const typed = word.length >= shortestPrefix ? ` ${word}` : ` ${word} `;
  return [typed, ...synonyms.map((synonym) => ` ${synonym} `)];
}

function matchingWords({ title, excerpt }: FoundEntry, wanted: readonly QueryWord[]): string[] {
  const places = wanted.flatMap(writePlaces);
  return tokenize(`${title} ${excerpt}`)
    .map(({ word }) => word)
    .filter((word) => places.some((place) => ` ${word} `.includes(place)));
}
