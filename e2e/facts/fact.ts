/** A fact from the specification, and the texts that state it on pages. */
export interface Fact {
  /** The fact as a sentence; it is the title of its test. */
  states: string;
  /** Paths of the pages that state it. */
  on: readonly string[];
  /** Texts that each of these pages must contain, compared case-insensitively. */
  says: readonly string[];
}
