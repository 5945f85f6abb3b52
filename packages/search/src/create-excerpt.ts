import { tokenize, type Word } from "./tokenize.ts";

/** Characters: three lines on a phone. */
const excerptLength = 180;
/** How much text is shown before the first match. Characters. */
const lead = 40;

/**
 * The part of a text with the most matching words. It starts and ends at word boundaries and has
 * about 180 characters.
 *
 * @param words as `tokenize` returns them
 * @returns undefined when the text contains none of them
 * @example createExcerpt("Save it.", ["save"]) // "Save it."
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

/** The match where the excerpt with the most different words starts. Visits each match twice. */
function findDensest(matches: readonly Word[]): Word | undefined {
  const near = new Map<string, number>();
  let best: Word | undefined;
  let most = 0;
  let end = 0;
  for (const [start, first] of matches.entries()) {
    // A word that is longer than an excerpt has no words near it.
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
