import { blogArticlePath } from "@crm/contract/pages/blog";
import { articlePath } from "@crm/contract/pages/help-center";
import { readQuery } from "@crm/search/read-query";
import { shortestPrefix } from "@crm/search/score-match";
import { tokenize } from "@crm/search/tokenize";
import type { ArticleLink, HelpCategory } from "../../backend/articles.ts";
import { oncePerList } from "../../lists/once-per-list.ts";
import type { FoundEntry } from "./found-entry.ts";

/** A title that has a word says less than an index that has read the whole text. */
const titleFit = 0.8;
const excerptFit = 0.5;
/** What answers much less than the best answer does is left out. */
const leastShare = 0.6;

/** An entry before it is known what it answers; its words each with a space before it. */
interface Readied {
  entry: FoundEntry;
  title: string;
  excerpt: string;
}

/**
 * Articles whose title or excerpt has words of the query: for hosts that can't search inside.
 * Nothing but a comparison of letters, so that ten thousand titles take a moment.
 */
export function findInLists(
  categories: readonly HelpCategory[],
  posts: readonly ArticleLink[],
  query: string,
  limit: number,
): FoundEntry[] {
  const wanted = readQuery(query);
  const places = wanted.map(writePlace);
  const found: { entry: FoundEntry; fit: number }[] = [];
  for (const { entry, title, excerpt } of [...readyHelp(categories), ...readyPosts(posts)]) {
    let sum = 0;
    for (const place of places) {
      if (title.includes(place)) sum += titleFit;
      else if (excerpt.includes(place)) sum += excerptFit;
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
): Readied {
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

/** How a word of the query is found among written words: a short one whole, others also as a beginning. */
function writePlace(word: string): string {
  return word.length >= shortestPrefix ? ` ${word}` : ` ${word} `;
}

function matchingWords({ title, excerpt }: FoundEntry, wanted: readonly string[]): string[] {
  return tokenize(`${title} ${excerpt}`)
    .map(({ word }) => word)
    .filter((word) => wanted.some((part) => ` ${word} `.includes(writePlace(part))));
}
