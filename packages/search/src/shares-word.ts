import { readQuery } from "./read-query.ts";
import { shortestPrefix } from "./score-match.ts";

/**
 * Whether matching words include one of the query's words, a synonym of one, or a word that begins
 * with one. Words that are only spelled alike do not count.
 *
 * @param words the matching words of a result, as `TextIndex.search` returns them
 * @example sharesWord("tally import", ["daily"]) // false
 */
export function sharesWord(query: string, words: readonly string[]): boolean {
  return readQuery(query).some(({ word, synonyms }) =>
    words.some(
      (found) =>
        found === word ||
        synonyms.includes(found) ||
        (word.length >= shortestPrefix && found.startsWith(word)),
    ),
  );
}
