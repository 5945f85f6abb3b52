import { mediaPath, readPictureSize } from "./media.ts";

/**
 * Smaller and AVIF copies of the pictures that the back office stores. Their names follow from the name
 * of the original, so a page can list them without asking. A host need not have them: the site then
 * serves the original under the variant's address.
 */
export type VariantFormat = "avif" | "webp";

/** One copy of a stored picture. */
export interface PictureVariant {
  /** The file name. */
  name: string;
  /** The file name of its original. */
  original: string;
  /** Pixels. */
  width: number;
  format: VariantFormat;
}

/** The widths of variants, for screens of phones and for high-density screens. Pixels. */
const widths = [480, 960, 1440];

/** A narrower picture is an icon or small drawing, whose file is small already. Pixels. */
const leastWidth = 320;

/**
 * Lists the variants of a stored picture, the narrowest first. None is wider than the original. In AVIF
 * the widest one has the original's width, up to 1,440 pixels.
 *
 * @param original the file name of a stored picture
 * @returns an empty list for a small picture, and for a name that our back office does not give
 * @example listVariants("board-600x400-1f2e3d4c5b.webp").map(({ name }) => name)
 * // ["board-600x400-1f2e3d4c5b.480.webp", "board-600x400-1f2e3d4c5b.480.avif", "board-600x400-1f2e3d4c5b.600.avif"]
 */
export function listVariants(original: string): PictureVariant[] {
  const size = readPictureSize(`${mediaPath}/${original}`);
  if (!size || size.width < leastWidth) return [];
  const stem = original.replace(/\.webp$/, "");
  const variant = (width: number, format: VariantFormat): PictureVariant => {
    return { name: `${stem}.${width}.${format}`, original, width, format };
  };
  const smaller = widths.filter((width) => width < size.width);
  const variants = smaller.flatMap((width) => [variant(width, "webp"), variant(width, "avif")]);
  const isFullSize = size.width <= Math.max(...widths);
  return isFullSize ? [...variants, variant(size.width, "avif")] : variants;
}

/**
 * Reads the file name of a variant.
 *
 * @returns undefined when no stored picture has such a variant
 * @example readVariant("board-600x400-1f2e3d4c5b.480.avif")?.original // "board-600x400-1f2e3d4c5b.webp"
 */
export function readVariant(file: string): PictureVariant | undefined {
  const [, stem] = /^([a-z0-9-]+)\.\d{3,4}\.(?:avif|webp)$/.exec(file) ?? [];
  if (stem === undefined) return undefined;
  return listVariants(`${stem}.webp`).find(({ name }) => name === file);
}

/**
 * Writes the `srcset` attributes of a stored picture, one for each format. The one of WebP ends with the
 * original.
 *
 * @param address the picture's path on the page's own host
 * @returns undefined for a picture without variants, such as one of another host
 * @example writeSrcsets("/media/board-600x400-1f2e3d4c5b.webp")?.webp
 * // "/media/board-600x400-1f2e3d4c5b.480.webp 480w, /media/board-600x400-1f2e3d4c5b.webp 600w"
 */
export function writeSrcsets(address: string): Record<VariantFormat, string> | undefined {
  const original = address.slice(mediaPath.length + 1);
  const size = address === `${mediaPath}/${original}` ? readPictureSize(address) : undefined;
  const variants = listVariants(original);
  if (!size || variants.length === 0) return undefined;
  const list = (format: VariantFormat) =>
    variants
      .filter((variant) => variant.format === format)
      .map(({ name, width }) => `${mediaPath}/${name} ${width}w`);
  return {
    avif: list("avif").join(", "),
    webp: [...list("webp"), `${address} ${size.width}w`].join(", "),
  };
}
