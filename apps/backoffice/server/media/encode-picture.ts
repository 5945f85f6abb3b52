import sharp, { type Sharp } from "sharp";
import { HttpError } from "../http/http-error.ts";
import { namePicture, type Picture } from "./store-picture.ts";

/** What may be sent in: as bytes, and as pixels once it is unpacked. */
export const maxPictureBytes = 10 * 1024 * 1024;
const maxPixels = 40_000_000;

/** Twice the room that a page has for it, for sharp screens. Pixels. */
const mostShown = { width: 1_600, height: 2_000 };

/** The first quality whose picture is light enough for a phone on mobile data is taken. */
const qualities = [82, 72, 60];
const lightBytes = 160_000;

/** How files of these kinds begin; nothing else is handed to the decoder, whatever it is called. */
const signatures: readonly RegExp[] = [
  /^\xff\xd8\xff/, // JPEG
  /^\x89PNG\r\n/,
  /^RIFF[\s\S]{4}WEBP/,
  /^[\s\S]{4}ftypavif/,
];

/**
 * Makes an uploaded picture anew, as WebP: what else its file carried, such as the place where a
 * photograph was taken, is gone.
 *
 * @param name the file's name, from which the kept one is made
 * @throws HttpError 400 with a sentence when it is no picture, or too large a one
 */
export async function encodePicture(bytes: Uint8Array, name: string): Promise<Picture> {
  const start = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
  if (!signatures.some((signature) => signature.test(start))) {
    throw new HttpError(400, "Please choose a picture: JPEG, PNG, WebP or AVIF");
  }
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" })
    .autoOrient()
    .resize({ ...mostShown, fit: "inside", withoutEnlargement: true });
  try {
    const { data, info } = await writeLight(picture);
    return namePicture(readStem(name), info, data);
  } catch (error) {
    const isLarge = error instanceof Error && /pixel limit/i.test(error.message);
    throw new HttpError(
      400,
      isLarge
        ? `Please choose a smaller picture: at most ${maxPixels / 1_000_000} megapixels`
        : "This file is damaged, or it is not a picture",
    );
  }
}

async function writeLight(picture: Sharp) {
  let written = await picture.clone().webp({ quality: qualities[0] }).toBuffer(withInfo);
  for (const quality of qualities.slice(1)) {
    if (written.data.length <= lightBytes) break;
    written = await picture.clone().webp({ quality }).toBuffer(withInfo);
  }
  return written;
}

const withInfo = { resolveWithObject: true } as const;

function readStem(name: string): string {
  const stem = name
    .replace(/\.[a-z0-9]+$/i, "")
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replace(/^-+|-+$/g, "");
  return stem || "picture";
}
