import { bannedPhrases } from "./banned-phrases.ts";

/** A banned phrase in a text. */
export interface FoundPhrase {
  /** As it is written in the text. */
  phrase: string;
  /** Where it begins: characters from the start. */
  index: number;
  /** What to write instead. */
  instead: string;
}

const patterns = bannedPhrases.map(({ pattern, instead }) => ({
  // Spaces of a pattern also match line breaks, its apostrophes the typographic ones.
  pattern: new RegExp(
    pattern.source.replaceAll(/(?<!\[-) (?!\?)/g, "\\s+").replaceAll("'", "['’]"),
    "gi",
  ),
  instead,
}));

/**
 * Finds the banned phrases of a visible text, in the order in which they occur.
 *
 * @param text plain text, Markdown or a source file
 * @example findBannedPhrases("Mend the row.") // [{ phrase: "Mend", index: 0, instead: "fix" }]
 */
export function findBannedPhrases(text: string): FoundPhrase[] {
  return patterns
    .flatMap(({ pattern, instead }) =>
      [...text.matchAll(pattern)].map(({ 0: phrase, index }) => ({ phrase, index, instead })),
    )
    .sort((a, b) => a.index - b.index);
}
