import { tokenize, type Word } from "./tokenize.ts";

/** Characters: three lines on a phone. */
const excerptLength = 180;
/** So much of what stands before the first match is shown. Characters. */
const lead = 40;

/**
 * The part of a text that has most of the matching words, from the start of a word to the end of
 * one.
 *
 * @param words as `tokenize` gives them
 * @returns undefined when none of them stands in the text
 */
export function createExcerpt(text: string, words: readonly string[]): string | undefined {
  const wanted = new Set(words);
  const all = tokenize(text);
  const best = findDensest(all.filter(({ word }) => wanted.has(word)));
  if (!best) return undefined;
  const from = best.start <= lead ? 0 : (startOf(all, best.start - lead) ?? best.start);
  const until = from + excerptLength;
  if (until >= text.length) return withMarks(text, from, text.length);
  const last = all.findLast(({ end }) => end <= until);
  return withMarks(text, from, Math.max(last?.end ?? until, best.end));
}

/** The match from which on most different words are close together. Each match is looked at twice. */
function findDensest(matches: readonly Word[]): Word | undefined {
  const near = new Map<string, number>();
  let best: Word | undefined;
  let most = 0;
  let end = 0;
  for (const [start, first] of matches.entries()) {
    // A word that is longer than an excerpt is near to none.
    end = Math.max(end, start);
    for (; end < matches.length; end++) {
      const next = matches[end];
      if (!next || next.end > first.start + excerptLength - lead) break;
      near.set(next.word, (near.get(next.word) ?? 0) + 1);
    }
    if (near.size > most) [best, most] = [first, near.size];
    const count = near.get(first.word) ?? 0;
    if (count > 1) near.set(first.word, count - 1);
    else near.delete(first.word);
  }
  return best;
}

function startOf(words: readonly Word[], from: number): number | undefined {
  return words.find(({ start }) => start >= from)?.start;
}

function withMarks(text: string, from: number, until: number): string {
  const isWhole = until >= text.length;
  return `${from > 0 ? "… " : ""}${text.slice(from, until).trim()}${isWhole ? "" : " …"}`;
}
