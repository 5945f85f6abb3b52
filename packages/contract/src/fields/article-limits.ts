/**
 * How large an article's body may be. The back office rejects larger bodies; the site shows only
 * their plain text, whichever host sends them.
 */
export const articleLimits: BodySize = {
  characters: 400_000,
  headings: 500,
  elements: 20_000,
  depth: 100,
  pictures: 1_000,
};

/** How large an article's body is. */
export interface BodySize {
  /** Of the HTML, tags included. */
  characters: number;
  headings: number;
  elements: number;
  /** The number of nested elements at the deepest place. */
  depth: number;
  pictures: number;
}

export type BodyMeasure = keyof BodySize;
