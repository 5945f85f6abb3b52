import { tokenize } from "./tokenize.ts";

/** A part of a text: a matching word, or the text between matching words. */
export interface HighlightedPart {
  text: string;
  isMatch: boolean;
}

/**
 * Splits a text at its matching words. The joined parts are the whole text.
 *
 * @param words as `tokenize` returns them
 * @example highlightWords("Import it.", ["import"]) // [{ text: "Import", isMatch: true }, …]
 */
export function highlightWords(text: string, words: readonly string[]): HighlightedPart[] {
  const wanted = new Set(words);
  const pieces: HighlightedPart[] = [];
  let at = 0;
  for (const { word, start, end } of tokenize(text)) {
    if (!wanted.has(word)) continue;
    if (start > at) pieces.push({ text: text.slice(at, start), isMatch: false });
    pieces.push({ text: text.slice(start, end), isMatch: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isMatch: false });
  return pieces;
}
