/** A word of a text: its normalized form for comparison, and its position. */
export interface Word {
  word: string;
  start: number;
  end: number;
}

/** Combining marks are part of a word, so that Devanagari and Gujarati vowel signs don't split it. */
const letters = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * The words of a text in order, with their positions in UTF-16 code units.
 *
 * @example tokenize("Cafés, 2 lakh") // [{ word: "cafe", start: 0, end: 5 }, { word: "2", … }, …]
 */
export function tokenize(text: string): Word[] {
  return Array.from(text.matchAll(letters), ({ 0: found, index }) => ({
    word: foldWord(found),
    start: index,
    end: index + found.length,
  }));
}

/**
 * Lower case, Latin letters without accents, and English words without the plural ending. People
 * often type no accents, and a search for "contact" should find "contacts" too.
 */
function foldWord(word: string): string {
  const lower = word.toLowerCase();
  const folded = asciiWord.test(lower) ? lower : removeAccents(lower);
  return folded.endsWith("s") ? folded.replace(pluralEnding, "") : folded;
}

const asciiWord = /^[a-z0-9]+$/;
const pluralEnding = /(?<=[a-z]{2}[a-rt-z])s$/;

function removeAccents(word: string): string {
  return word
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .normalize("NFC");
}
