export const pictureName = "picture";

export const pictureSizes = ["small", "medium"] as const;

/** A picture's attributes; null: not set. */
export interface PictureAttributes {
  src: string | null;
  /** What it shows; "" for a decoration, null while nobody has said it. */
  alt: string | null;
  width: string | null;
  height: string | null;
  /** null: as wide as the text. */
  size: (typeof pictureSizes)[number] | null;
  /** The upload that brings its file; see `uploads.ts`. */
  upload: string | null;
}
