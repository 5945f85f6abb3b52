import type { Counts } from "./postings.ts";
import { tokenize } from "./tokenize.ts";

/** The searched fields of a text: the title weighs most, the body least. */
export interface TextFields {
  title: string;
  /** One or two sentences about it. */
  summary: string;
  /** Plain text. */
  body: string;
}

/**
 * The version of what is stored about a text. Whoever changes how texts are split into words increases
 * it; then all texts are indexed again.
 */
export const indexVersion = 1;

/**
 * This word counts as part of every text: its counts are the number of different words in each field.
 * No text contains it otherwise.
 */
export const everyText = "";

const longestWord = 40;

/** The beginning of a long word, which stands for it in indexes and queries. */
export function shortenWord(word: string): string {
  return word.length <= longestWord ? word : word.slice(0, longestWord).toWellFormed();
}

/** Counts the words of a text by field, as an index stores them. */
export function countWords(text: TextFields): Map<string, Counts> {
  const sizes = { title: 0, summary: 0, body: 0 };
  const counted = new Map<string, Counts>([[everyText, sizes]]);
  for (const field of ["title", "summary", "body"] as const) {
    for (const { word } of tokenize(text[field])) {
      const key = shortenWord(word);
      // An accent without a letter is a word without letters.
      if (key === everyText) continue;
      const counts = counted.get(key) ?? { title: 0, summary: 0, body: 0 };
      counted.set(key, counts);
      if (counts[field]++ === 0) sizes[field]++;
    }
  }
  return counted;
}
