/**
 * How wide guides' pictures are drawn, in CSS pixels: for phones, with one part below the other; as
 * wide as a tutorial's column; and for articles, whose one picture serves both. Files hold twice
 * as many.
 */
export const pictureWidths = { narrow: 380, wide: 720, article: 420 } as const;

export type PictureWidth = keyof typeof pictureWidths;

/** Width and height of each picture's files in pixels, at both widths of a tutorial. */
export type PictureSizes = Record<string, Record<"narrow" | "wide", readonly [number, number]>>;
