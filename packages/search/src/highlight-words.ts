import { tokenize } from "./tokenize.ts";

/** A piece of a text: a word that matches, or what stands between such words. */
export interface HighlightedPart {
  text: string;
  isMatch: boolean;
}

/**
 * Cuts a text at its matching words.
 *
 * @param words as `tokenize` gives them
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
