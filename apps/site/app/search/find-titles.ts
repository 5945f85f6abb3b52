import { oncePerList } from "../lists/once-per-list.ts";
import { foldText, normalizeTerm } from "./find-term.ts";
import type { TitleEntry } from "./title-entry.ts";

const foldedTitles = oncePerList((titles: readonly TitleEntry[]) =>
  titles.map(({ article }) => foldText(article.title)),
);

/** The entries whose title contains the term, in their order. */
export function findTitles(titles: readonly TitleEntry[], term: string): TitleEntry[] {
  const wanted = foldText(normalizeTerm(term));
  const folded = foldedTitles(titles);
  return titles.filter((_, index) => folded[index]?.includes(wanted));
}
