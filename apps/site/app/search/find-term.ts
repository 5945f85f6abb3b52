/** A piece of a title: a match, or the text between matches. */
export interface TitlePiece {
  text: string;
  isMatch: boolean;
}

/** A title normalized for comparison, and the origin of each of its characters. */
interface Folded {
  text: string;
  /** For each code unit of `text`, the index of its letter in the title. */
  origin: number[];
}

/**
 * True when the title contains the term, ignoring case. Accents count, and composed and decomposed
 * letters are equal.
 */
export function includesTerm(title: string, term: string): boolean {
  return foldText(title).includes(foldText(normalizeTerm(term)));
}

/** Normalizes a text for comparison. */
export function foldText(text: string): string {
  return fold(text.normalize("NFC")).text;
}

/**
 * Splits a title at its matches. A match is extended to whole characters: a Devanagari or Gujarati
 * letter is not separated from its vowel sign.
 *
 * @example splitAtTerm("Follow up", "LOW") // [{ text: "Fol", … }, { text: "low", isMatch: true }, …]
 */
export function splitAtTerm(title: string, term: string): TitlePiece[] {
  const text = title.normalize("NFC");
  const [inside, wanted] = [fold(text), fold(normalizeTerm(term)).text];
  if (!wanted) return [{ text, isMatch: false }];
  const marked = new Set<number>();
  for (let at = inside.text.indexOf(wanted); at !== -1; at = inside.text.indexOf(wanted, at + 1)) {
    for (let i = at; i < at + wanted.length; i++) marked.add(inside.origin[i] ?? -1);
  }
  return joinCharacters(text, marked);
}

/** Trims the term and composes its accented letters. */
export function normalizeTerm(term: string): string {
  return term.trim().normalize("NFC");
}

/** Lower-cases letter by letter, since one letter may become two. */
function fold(text: string): Folded {
  const folded: Folded = { text: "", origin: [] };
  let index = 0;
  for (const letter of text) {
    const lower = letter.toLowerCase();
    folded.text += lower;
    for (let i = 0; i < lower.length; i++) folded.origin.push(index);
    index += letter.length;
  }
  return folded;
}

const characters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

function joinCharacters(text: string, marked: ReadonlySet<number>): TitlePiece[] {
  const pieces: TitlePiece[] = [];
  for (const { segment, index } of characters.segment(text)) {
    const isMatch = Array.from(segment, (_, i) => index + i).some((at) => marked.has(at));
    const last = pieces.at(-1);
    if (last?.isMatch === isMatch) last.text += segment;
    else pieces.push({ text: segment, isMatch });
  }
  return pieces;
}
