import { blogArticlePath } from "@crm/contract/blog";
import { articlePath } from "@crm/contract/help-center";
import { readQuery } from "@crm/search/read-query";
import { splitWords } from "@crm/search/split-words";
import type { ArticleLink, HelpCategory } from "../../backend/articles.ts";
import type { FoundEntry } from "./found-entry.ts";

/** A title that holds a word says less than an index that has read the whole text. */
const titleFit = 0.8;
const excerptFit = 0.5;
/** What answers much less than the best answer does is left out. */
const leastShare = 0.6;

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
  const found = [
    ...categories.flatMap(({ name, slug, articles }) =>
      articles.flatMap((article) =>
        judge(article, wanted, "help", articlePath(slug, article.slug), name),
      ),
    ),
    ...posts.flatMap((post) =>
      judge(post, wanted, "blog", blogArticlePath(post.slug), post.category?.name),
    ),
  ];
  const best = found.reduce((most, { fit }) => Math.max(most, fit), 0);
  return found
    .filter(({ fit }) => fit >= best * leastShare)
    .toSorted((a, b) => b.fit - a.fit)
    .slice(0, limit)
    .map((entry) => ({ ...entry, words: matchingWords(entry, wanted) }));
}

function judge(
  { id, title, excerpt = "" }: ArticleLink,
  wanted: readonly string[],
  kind: "help" | "blog",
  path: string,
  place: string | undefined,
): FoundEntry[] {
  const [inTitle, inExcerpt] = [title.toLowerCase(), excerpt.toLowerCase()];
  let sum = 0;
  for (const word of wanted) {
    if (inTitle.includes(word)) sum += titleFit;
    else if (inExcerpt.includes(word)) sum += excerptFit;
  }
  if (sum === 0) return [];
  return [{ kind, path, id, title, place, excerpt, words: [], fit: sum / wanted.length }];
}

function matchingWords({ title, excerpt }: FoundEntry, wanted: readonly string[]): string[] {
  return splitWords(`${title} ${excerpt}`)
    .map(({ word }) => word)
    .filter((word) => wanted.some((part) => word.includes(part)));
}
