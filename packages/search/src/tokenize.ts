/** A word of a text: in the form in which words are compared, and where it stands. */
export interface Word {
  word: string;
  start: number;
  end: number;
}

/** Marks belong to their letter: a Devanagari or Gujarati word is not torn at its vowel signs. */
const letters = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * The words of a text in their order.
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
 * Lower case, Latin letters without their accents, which people leave out, and English words
 * without the plural's ending: who searches for a contact means contacts too.
 */
function foldWord(word: string): string {
  const lower = word.toLowerCase();
  const folded = asciiWord.test(lower) ? lower : dropAccents(lower);
  return folded.endsWith("s") ? folded.replace(pluralEnding, "") : folded;
}

const asciiWord = /^[a-z0-9]+$/;
const pluralEnding = /(?<=[a-z]{2}[a-rt-z])s$/;

function dropAccents(word: string): string {
  return word
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .normalize("NFC");
}
