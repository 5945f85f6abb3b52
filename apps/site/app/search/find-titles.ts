import { includesTerm } from "./find-term.ts";
import type { TitleEntry } from "./title-entry.ts";

/** The entries whose title holds the term, in their order. */
export function findTitles(titles: readonly TitleEntry[], term: string): TitleEntry[] {
  return titles.filter(({ article }) => includesTerm(article.title, term));
}
