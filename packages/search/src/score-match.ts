import type { QueryWord } from "./read-query.ts";

/**
 * The score of a match: the same word, a synonym, a word that starts with it, or a word with typos.
 */
const quality = { exact: 1, synonym: 0.9, prefix: 0.85, fuzzy: 0.7 } as const;

export const shortestPrefix = 3;

/** The shortest words for which one typo or two typos are tolerated. Letters. */
const shortestWithOne = 4;
const shortestWithTwo = 8;

/**
 * How many typos are tolerated in a word. None in numbers, because one digit more makes another
 * number.
 *
 * @example countTypos("paper") // 1
 */
export function countTypos(word: string): number {
  if (word.length < shortestWithOne || /\p{N}/u.test(word)) return 0;
  return word.length < shortestWithTwo ? 1 : 2;
}

/**
 * How well a word of a text matches a word of a query, 0 to 1.
 *
 * @example scoreMatch({ word: "contact", synonyms: [] }, "contactless") // 0.85
 */
export function scoreMatch({ word, synonyms }: QueryWord, found: string): number {
  if (found === word) return quality.exact;
  if (synonyms.includes(found)) return quality.synonym;
  if (word.length >= shortestPrefix && found.startsWith(word)) return quality.prefix;
  return isCloseSpelling(word, found) ? quality.fuzzy : 0;
}

/**
 * How much a match counts in the ranking of texts. Words that are longer or shorter than the typed one
 * count less.
 */
export function weighMatch(wanted: QueryWord, found: string): number {
  const score = scoreMatch(wanted, found);
  const other = Math.abs(found.length - wanted.word.length);
  if (score === quality.prefix) return (0.375 * found.length) / (found.length + 0.3 * other);
  if (score === quality.fuzzy) return (0.45 * found.length) / (found.length + other);
  return score > 0 ? 1 : 0;
}

/**
 * A typo in the first letter counts twice: it is rare, and another first letter often makes another
 * word ("slack", "black").
 */
function isCloseSpelling(wanted: string, found: string): boolean {
  const allowed = countTypos(wanted);
  if (Math.abs(wanted.length - found.length) > allowed) return false;
  const isFirstEqual = wanted[0] === found[0];
  return distance(wanted, found) + (isFirstEqual ? 0 : 1) <= allowed;
}

/** Damerau-Levenshtein distance: letters to add, remove or replace, or neighbours to swap. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = isSwap ? (before[j - 2] ?? 0) + 1 : change;
      next.push(Math.min(change, swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}
