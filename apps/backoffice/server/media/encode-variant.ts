import type { PictureVariant } from "@crm/contract/extensions/picture-variants";
import { encodeInTurn, encodeSeconds } from "./encode-queue.ts";

/**
 * AVIF with effort 2 takes a seventh of the time of effort 4, for files that are an eighth larger. On
 * screens and drawings, quality 50 looks like WebP's 82 in about two thirds of the bytes.
 */
const avif = { quality: 50, effort: 2 };
const webp = { quality: 72 };

/** Encodes a variant of a stored picture. */
export function encodeVariant(
  original: Uint8Array,
  { width, format }: Pick<PictureVariant, "width" | "format">,
): Promise<Buffer> {
  return encodeInTurn((sharp) => {
    const resized = sharp(original, { failOn: "error" })
      .timeout({ seconds: encodeSeconds })
      .resize({ width, withoutEnlargement: true });
    return (format === "avif" ? resized.avif(avif) : resized.webp(webp)).toBuffer();
  });
}
