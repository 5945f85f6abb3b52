/**
 * Widths of guides' pictures in CSS pixels: for phones, with parts below each other; for a
 * tutorial's column; and for articles, where one picture is used on all screens. The files have
 * twice as many pixels.
 */
export const pictureWidths = { narrow: 380, wide: 720, article: 420 } as const;

export type PictureWidth = keyof typeof pictureWidths;

/** Width and height of each picture's files in pixels, for both widths of a tutorial. */
export type PictureSizes = Record<string, Record<"narrow" | "wide", readonly [number, number]>>;
