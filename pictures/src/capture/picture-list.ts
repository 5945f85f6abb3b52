import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { inProject } from "../../../scripts/process/project.ts";
import { listArticlePictures } from "./article-pictures.ts";
import { listClips } from "./clips.ts";
import { listGuides } from "./guide-pictures.ts";
import type { Picture } from "./picture.ts";
import { hashBrand, loadDrawingHashes } from "./picture-hash.ts";
import { listPreviews } from "./preview-pictures.ts";

const madeFile = inProject("pictures/src/capture/pictures.json");

export interface Outdated {
  picture: Picture;
  why: "missing" | "drawing" | "brand";
}

/** All pictures that `npm run pictures` takes. */
export function listPictures(): Picture[] {
  return [...listPreviews(), ...listGuides(), ...listArticlePictures(), ...listClips()];
}

/** Pictures that are missing, whose drawing has changed, or that show another brand. */
export async function listOutdated(): Promise<Outdated[]> {
  const made = readMade();
  const hash = await loadDrawingHashes();
  return listPictures().flatMap((picture) => {
    const why = findReason(picture, made[picture.name], hash(picture.name));
    return why ? [{ picture, why }] : [];
  });
}

function findReason(
  { files }: Picture,
  was: string | undefined,
  drawing: string,
): Outdated["why"] | undefined {
  if (!was || !files.every((file) => existsSync(inProject(file)))) return "missing";
  const [drawingWas, brandWas] = was.split(" ");
  if (brandWas !== hashBrand()) return "brand";
  return drawingWas === drawing ? undefined : "drawing";
}

/** Stores the hashes of these new pictures, and deletes those of pictures that no longer exist. */
export async function noteMade(pictures: readonly Picture[]): Promise<void> {
  const before = readMade();
  const hash = await loadDrawingHashes();
  const names = new Set(pictures.map(({ name }) => name));
  const now = listPictures().flatMap(({ name }) => {
    const made = names.has(name) ? `${hash(name)} ${hashBrand()}` : before[name];
    return made ? [[name, made] as const] : [];
  });
  writeFileSync(madeFile, `${JSON.stringify(Object.fromEntries(now), null, 2)}\n`);
}

function readMade(): Record<string, string> {
  return existsSync(madeFile) ? JSON.parse(readFileSync(madeFile, "utf8")) : {};
}
