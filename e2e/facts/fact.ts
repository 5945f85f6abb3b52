/** Something that the specification states, and how a page says it. */
export interface Fact {
  /** The specification's own words, shortened. */
  states: string;
  /** Paths of the pages that say so. */
  on: readonly string[];
  /** Texts that each of these pages has, compared without regard to case. */
  says: readonly string[];
}
