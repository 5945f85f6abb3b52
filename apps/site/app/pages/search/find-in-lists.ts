import { blogArticlePath } from "@crm/contract/blog";
import { articlePath } from "@crm/contract/help-center";
import { readQuery } from "@crm/search/read-query";
import { splitWords } from "@crm/search/split-words";
import type { ArticleLink, HelpCategory } from "../../backend/articles.ts";
import { oncePerList } from "../../lists/once-per-list.ts";
import type { FoundEntry } from "./found-entry.ts";

/** A title that holds a word says less than an index that has read the whole text. */
const titleFit = 0.8;
const excerptFit = 0.5;
/** What answers much less than the best answer does is left out. */
const leastShare = 0.6;

/** An entry before it is known what it answers, in the form in which letters are compared. */
interface Readied {
  entry: FoundEntry;
  title: string;
  excerpt: string;
}

/**
 * Articles whose title or excerpt holds words of the query: for hosts that can't search inside.
 * Nothing but a comparison of letters, so that ten thousand titles take a moment.
 */
export function findInLists(
  categories: readonly HelpCategory[],
  posts: readonly ArticleLink[],
  query: string,
  limit: number,
): FoundEntry[] {
  const wanted = readQuery(query);
  const found: { entry: FoundEntry; fit: number }[] = [];
  for (const { entry, title, excerpt } of [...readyHelp(categories), ...readyPosts(posts)]) {
    let sum = 0;
    for (const word of wanted) {
      if (title.includes(word)) sum += titleFit;
      else if (excerpt.includes(word)) sum += excerptFit;
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
    title: title.toLowerCase(),
    excerpt: excerpt.toLowerCase(),
  };
}

function matchingWords({ title, excerpt }: FoundEntry, wanted: readonly string[]): string[] {
  return splitWords(`${title} ${excerpt}`)
    .map(({ word }) => word)
    .filter((word) => wanted.some((part) => word.includes(part)));
}
