import { splitWords } from "./split-words.ts";

/** A piece of a text: a word that matches, or what stands between such words. */
export interface MarkedPiece {
  text: string;
  isMatch: boolean;
}

/**
 * Cuts a text at its matching words.
 *
 * @param words as `splitWords` gives them
 * @example markWords("Import it.", ["import"]) // [{ text: "Import", isMatch: true }, …]
 */
export function markWords(text: string, words: readonly string[]): MarkedPiece[] {
  const wanted = new Set(words);
  const pieces: MarkedPiece[] = [];
  let at = 0;
  for (const { word, start, end } of splitWords(text)) {
    if (!wanted.has(word)) continue;
    if (start > at) pieces.push({ text: text.slice(at, start), isMatch: false });
    pieces.push({ text: text.slice(start, end), isMatch: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isMatch: false });
  return pieces;
}
