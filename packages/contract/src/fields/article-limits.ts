/**
 * How large an article's text may be. The back office saves nothing larger; the site shows the plain
 * text of what is larger, whichever host it comes from.
 */
export const articleLimits: BodySize = {
  characters: 400_000,
  headings: 500,
  elements: 20_000,
  depth: 100,
};

/** How large a text is. */
export interface BodySize {
  /** Of the HTML, tags included. */
  characters: number;
  headings: number;
  elements: number;
  /** The number of elements around the innermost one, itself included. */
  depth: number;
}

export type BodyMeasure = keyof BodySize;
