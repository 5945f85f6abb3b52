import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { shownSize } from "../server/media/shown-size.ts";
import { namePicture, type Picture } from "../server/media/store-picture.ts";

const folder = join(import.meta.dirname, "pictures");

/** The seed's pictures have two pixels for each CSS pixel in both directions. */
const density = 2;

/** The seed's pictures by the name that its texts use: the file name without its extension. */
export type SeedPictures = ReadonlyMap<string, Picture>;

export async function readSeedPictures(): Promise<SeedPictures> {
  const pictures = new Map<string, Picture>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".webp"))) {
    const bytes = readFileSync(join(folder, file));
    const { width, height } = await sharp(bytes).metadata();
    const name = file.replace(/\.webp$/, "");
    pictures.set(name, namePicture(name, { width, height }, bytes));
  }
  return pictures;
}

/**
 * The HTML tag of a picture in an article's text. Its text alternative ends with the tag that is drawn
 * in every picture of the seed.
 */
export function pictureTag(picture: Picture, alt: string): string {
  const { width, height } = shownSize(picture, density);
  const words = `${alt}. Sample data.`
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;");
  return `<img src="${picture.address}" alt="${words}" width="${width}" height="${height}">`;
}
