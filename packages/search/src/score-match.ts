import type { QueryWord } from "./read-query.ts";

/**
 * The score of a match: the same word, a synonym, a word that starts with it, or a word with typos.
 */
const quality = { exact: 1, synonym: 0.9, prefix: 0.85, fuzzy: 0.7 } as const;
/** A match counts by the best field that contains it. */
const fieldWeights: Readonly<Record<string, number>> = { title: 1, summary: 0.95, body: 0.75 };

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

/** Compares the words of found texts with the words of one query. */
export interface MatchScorer {
  /** True when a found word is one of the query's words, or close enough to one. */
  accepts(found: string): boolean;
  /**
   * How much of the query a text matches, 0 to 1. Unlike BM25 scores, which depend on an index's own
   * texts, it can be compared between indexes.
   *
   * @param match the words that were found in the text, each with the fields that contain it
   */
  fit(match: Readonly<Record<string, readonly string[]>>): number;
}

/**
 * Creates the scorer of one query.
 *
 * @param wanted the query's words, as `readQuery` returns them
 * @example createMatchScorer(readQuery("contact")).fit({ contactless: ["title"] }) // 0.85
 */
export function createMatchScorer(wanted: readonly QueryWord[]): MatchScorer {
  // Thousands of texts match by the same few words, so scores are cached.
  const cache = new Map<string, readonly number[]>();
  const scoreWords = (found: string) => {
    const scores = cache.get(found) ?? wanted.map((word) => scoreWord(word, found));
    cache.set(found, scores);
    return scores;
  };
  return {
    accepts: (found) => scoreWords(found).some((value) => value > 0),
    fit(match) {
      const best = wanted.map(() => 0);
      for (const [found, fields] of Object.entries(match)) {
        const where = Math.max(...fields.map((field) => fieldWeights[field] ?? 0));
        for (const [i, value] of scoreWords(found).entries()) {
          best[i] = Math.max(best[i] ?? 0, value * where);
        }
      }
      return best.reduce((sum, value) => sum + value, 0) / wanted.length;
    },
  };
}

function scoreWord({ word, synonyms }: QueryWord, found: string): number {
  if (found === word) return quality.exact;
  if (synonyms.includes(found)) return quality.synonym;
  if (word.length >= shortestPrefix && found.startsWith(word)) return quality.prefix;
  return isCloseSpelling(word, found) ? quality.fuzzy : 0;
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
