import { tokenize } from "./tokenize.ts";

/** Longer queries are cut: what comes later rarely helps, and each word costs a search. */
const mostWords = 10;
const longestWord = 40;

/** Words of questions, which say nothing about the answer. */
const fillers = new Set(
  "a an and are as at be by can do does for from how i if in is it me my of on or our should that the their them there they this to we what when where which who why will with you your".split(
    " ",
  ),
);

/**
 * The words of a query that an answer should have, each once. A query of nothing but fillers keeps
 * them.
 *
 * @example readQuery("How do I import contacts?") // ["import", "contacts"]
 */
export function readQuery(query: string): string[] {
  const all = tokenize(query).map(({ word }) => word.slice(0, longestWord));
  const telling = all.filter((word) => !fillers.has(word));
  return [...new Set(telling.length > 0 ? telling : all)].slice(0, mostWords);
}
