import { everyText } from "./count-words.ts";
import type { QueryWord } from "./read-query.ts";
import { countTypos, scoreMatch, shortestPrefix, weighMatch } from "./score-match.ts";

/** What to look up in the list of an index's words, so that only few of them are compared with a query. */
export interface LookUps {
  /** Whole words. */
  words: readonly string[];
  /** Beginnings of words; of each the `mostWithBeginning` shortest words are enough. */
  beginnings: readonly string[];
  /** Words with this first letter and one of these lengths. */
  spellings: readonly { first: string; lengths: readonly number[] }[];
}

/** How many words that begin with a typed one are looked up. */
export const mostWithBeginning = 200;

/** Lists what to look up for a query. Together they contain every word that `scoreMatch` accepts. */
export function listLookUps(wanted: readonly QueryWord[]): LookUps {
  const words = wanted.flatMap(({ word, synonyms }) => [
    ...[word, ...synonyms],
    ...(countTypos(word) > 1 ? listOtherFirstLetters(word) : []),
  ]);
  return {
    words: [...new Set(words)],
    beginnings: wanted.map(({ word }) => word).filter((word) => word.length >= shortestPrefix),
    spellings: wanted
      .filter(({ word }) => countTypos(word) > 0)
      .map(({ word }) => ({ first: firstLetter(word), lengths: listLengths(word) })),
  };
}

/** A word of the index that a query matches. */
export interface MatchedWord {
  word: string;
  /** How well it matches each word of the query, 0 to 1. */
  scores: readonly number[];
  /** How much it counts in the ranking of texts. */
  weight: number;
}

/** Of the words that were looked up, the ones that a query matches. */
export function matchWords(wanted: readonly QueryWord[], words: Iterable<string>): MatchedWord[] {
  return [...new Set(words)]
    .filter((word) => word !== everyText)
    .map((word) => ({
      word,
      scores: wanted.map((one) => scoreMatch(one, word)),
      weight: wanted.reduce((sum, one) => sum + weighMatch(one, word), 0),
    }))
    .filter(({ weight }) => weight > 0);
}

const firstLetter = (word: string) => String.fromCodePoint(word.codePointAt(0) ?? 0);

function listLengths(word: string): number[] {
  const typos = countTypos(word);
  return Array.from({ length: 2 * typos + 1 }, (_, i) => word.length - typos + i);
}

/** The letters of a script follow each other in Unicode, in blocks of this size. */
const scriptSize = 128;

/** The spellings with one typo that changes the first letter. */
function listOtherFirstLetters(word: string): string[] {
  const first = firstLetter(word);
  const rest = word.slice(first.length);
  const second = firstLetter(rest);
  const code = first.codePointAt(0) ?? 0;
  const start = code - (code % scriptSize);
  const letters = Array.from({ length: scriptSize }, (_, i) => String.fromCodePoint(start + i));
  return [
    rest,
    second + first + rest.slice(second.length),
    ...letters
      .filter((letter) => /[\p{Ll}\p{Lo}]/u.test(letter))
      .flatMap((letter) => [letter + rest, letter + word]),
  ];
}
