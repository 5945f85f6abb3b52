import type { Sharp } from "sharp";
import { HttpError } from "../http/http-error.ts";
import { encodeInTurn, encodeSeconds } from "./encode-queue.ts";
import { maxPixels } from "./picture-limits.ts";
import { readFileName } from "./picture-words.ts";
import { namePicture, type Picture } from "./store-picture.ts";

/** Twice the largest size on a page, for high-density screens. Pixels. */
const maxSize = { width: 1_600, height: 2_000 };

/** The first quality is used whose file is small enough for a phone on mobile data. */
const qualities = [82, 72, 60];
const targetBytes = 160_000;

/** The accepted types with their signatures; no other file is decoded, whatever its name. */
const signatures: readonly [type: string, RegExp][] = [
  ["image/jpeg", /^\xff\xd8\xff/],
  ["image/png", /^\x89PNG\r\n/],
  ["image/webp", /^RIFF[\s\S]{4}WEBP/],
  ["image/avif", /^[\s\S]{4}ftypavif/],
];

/**
 * Encodes an uploaded picture as WebP. This removes metadata, such as the place of a photograph, and
 * whatever else a file may contain after or beside its picture. The number of pixels is read from the
 * file's header before anything is decoded.
 *
 * @param name the uploaded file's name, from which the new name is made
 * @returns the picture and the type of the uploaded file
 * @throws HttpError 400 when it is not a picture, or too large
 */
export async function encodePicture(
  bytes: Uint8Array,
  name: string,
): Promise<{ picture: Picture; type: string }> {
  const start = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
  const [type] = signatures.find(([, signature]) => signature.test(start)) ?? [];
  if (!type) {
    throw new HttpError(400, "Please choose a picture: JPEG, PNG, WebP or AVIF");
  }
  try {
    const { data, info } = await encodeInTurn((sharp) =>
      writeSmall(
        sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" })
          .timeout({ seconds: encodeSeconds })
          .autoOrient()
          .resize({ ...maxSize, fit: "inside", withoutEnlargement: true }),
      ),
    );
    return { picture: namePicture(readStem(name), info, data), type };
  } catch (error) {
    if (error instanceof HttpError) throw error;
    const isLarge = error instanceof Error && /pixel limit/i.test(error.message);
    throw new HttpError(
      400,
      isLarge
        ? `Please choose a smaller picture: at most ${maxPixels / 1_000_000} megapixels`
        : "This file is damaged, or is not a picture",
    );
  }
}

async function writeSmall(picture: Sharp) {
  let written = await picture.clone().webp({ quality: qualities[0] }).toBuffer(withInfo);
  for (const quality of qualities.slice(1)) {
    if (written.data.length <= targetBytes) break;
    written = await picture.clone().webp({ quality }).toBuffer(withInfo);
  }
  return written;
}

const withInfo = { resolveWithObject: true } as const;

function readStem(name: string): string {
  const stem = readFileName(name)
    .replace(/\.[a-z0-9]+$/i, "")
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replace(/^-+|-+$/g, "");
  return stem || "picture";
}
