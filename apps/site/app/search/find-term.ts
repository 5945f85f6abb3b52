/** A piece of a title: it matches the term, or stands between matches. */
export interface TitlePiece {
  text: string;
  isMatch: boolean;
}

/** A title in the form in which letters are compared, and where each part of it came from. */
interface Folded {
  text: string;
  /** For each code unit of `text`, the index of its letter in the title. */
  origin: number[];
}

/**
 * True when the title holds the term, whatever the case (section 5). Accents count, and a letter
 * with its accent is one however it was typed.
 */
export function includesTerm(title: string, term: string): boolean {
  return foldText(title).includes(foldText(normalizeTerm(term)));
}

/** A text in the form in which it is compared. */
export function foldText(text: string): string {
  return fold(text.normalize("NFC")).text;
}

/**
 * Cuts a title at its matches. A match grows to whole characters as they are read: a Devanagari or
 * Gujarati letter is not torn from its vowel sign.
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

/** What the visitor means: without spaces around it, accents as one letter. */
export function normalizeTerm(term: string): string {
  return term.trim().normalize("NFC");
}

/** Lower case letter by letter, since a letter may become two. */
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
