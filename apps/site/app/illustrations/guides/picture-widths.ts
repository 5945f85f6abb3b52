/**
 * How wide guides' pictures are drawn, in CSS pixels: on a phone one below the other, elsewhere as
 * wide as a tutorial's column. Files hold twice as many.
 */
export const pictureWidths = { narrow: 380, wide: 720 } as const;

export type PictureWidth = keyof typeof pictureWidths;

/** Width and height of each picture's files in pixels, at both widths that it is drawn at. */
export type PictureSizes = Record<string, Record<PictureWidth, readonly [number, number]>>;
