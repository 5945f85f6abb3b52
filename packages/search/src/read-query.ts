import { tokenize } from "./tokenize.ts";

/** Longer queries are cut: later words rarely help, and each word costs a search. */
const mostWords = 10;
const longestWord = 40;

/** Stop words: frequent in questions, but without information about the answer. */
const stopWords = new Set(
  "a an and are as at be by can do does for from how i if in is it me my of on or our should that the their them there they this to we what when where which who why will with you your".split(
    " ",
  ),
);

/**
 * The words of a query that a result should contain, each once, without stop words. A query of
 * only stop words is not changed. At most 10 words of at most 40 characters.
 *
 * @example readQuery("How do I import contacts?") // ["import", "contacts"]
 */
export function readQuery(query: string): string[] {
  const all = tokenize(query).map(({ word }) => word.slice(0, longestWord));
  const meaningful = all.filter((word) => !stopWords.has(word));
  return [...new Set(meaningful.length > 0 ? meaningful : all)].slice(0, mostWords);
}
