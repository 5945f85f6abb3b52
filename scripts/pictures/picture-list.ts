import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { inProject } from "../process/project.ts";
import { listClips } from "./clips.ts";
import { listGuides } from "./guide-pictures.ts";
import type { Picture } from "./picture.ts";
import { hashBrand, hashDrawing } from "./picture-hash.ts";
import { listPreviews } from "./preview-pictures.ts";

const madeFile = inProject("scripts/pictures/pictures.json");

export interface Outdated {
  picture: Picture;
  why: "missing" | "drawing" | "brand";
}

/** Everything that `npm run pictures` makes. */
export function listPictures(): Picture[] {
  return [...listPreviews(), ...listGuides(), ...listClips()];
}

/** Pictures that are missing, whose drawing has changed, or that show another brand. */
export function listOutdated(): Outdated[] {
  const made = readMade();
  return listPictures().flatMap((picture) => {
    const why = findFault(picture, made[picture.name]);
    return why ? [{ picture, why }] : [];
  });
}

function findFault(picture: Picture, was: string | undefined): Outdated["why"] | undefined {
  if (!was || !picture.files.every((file) => existsSync(inProject(file)))) return "missing";
  const [drawing, brand] = whatItShows(picture).split(" ");
  const [drawingWas, brandWas] = was.split(" ");
  if (brandWas !== brand) return "brand";
  return drawingWas === drawing ? undefined : "drawing";
}

/** What the picture would be made from today: the drawing's hash and the brand's. */
function whatItShows({ sources }: Picture): string {
  return `${hashDrawing(sources)} ${hashBrand()}`;
}

/** Notes that these pictures have just been made; forgets those that are no more. */
export function noteMade(pictures: readonly Picture[]): void {
  const before = readMade();
  const names = new Set(pictures.map(({ name }) => name));
  const now = listPictures().flatMap((picture) => {
    const made = names.has(picture.name) ? whatItShows(picture) : before[picture.name];
    return made ? [[picture.name, made] as const] : [];
  });
  writeFileSync(madeFile, `${JSON.stringify(Object.fromEntries(now), null, 2)}\n`);
}

function readMade(): Record<string, string> {
  return existsSync(madeFile) ? JSON.parse(readFileSync(madeFile, "utf8")) : {};
}
