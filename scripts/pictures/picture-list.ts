import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { type PreviewName, previews } from "../../apps/site/app/seo/previews.ts";
import { inProject } from "../process/project.ts";
import { hashBrand, hashDrawing } from "./picture-hash.ts";

/** The folder of the pictures, which are committed. */
export const pictureFolder = "apps/site/public/previews";
const listFile = inProject("scripts/pictures/pictures.json");

/** What a picture was made from. */
interface Made {
  drawing: string;
  brand: string;
}

export interface Outdated {
  name: PreviewName;
  why: "missing" | "drawing" | "brand";
}

export const pictureNames = Object.keys(previews) as PreviewName[];

export function pictureFile(name: PreviewName): string {
  return inProject(pictureFolder, `${name}.png`);
}

/** What the picture would be made from today. */
function whatItShows(name: PreviewName): Made {
  const source = `apps/site/app/illustrations/previews/${name}-preview.tsx`;
  return { drawing: hashDrawing(source), brand: hashBrand() };
}

/** Pictures that are missing, whose drawing has changed, or that show another brand. */
export function listOutdated(): Outdated[] {
  const made = readList();
  return pictureNames.flatMap((name) => {
    const why = findFault(name, made[name]);
    return why ? [{ name, why }] : [];
  });
}

function findFault(name: PreviewName, was: Made | undefined): Outdated["why"] | undefined {
  const is = whatItShows(name);
  if (!was || !existsSync(pictureFile(name))) return "missing";
  if (was.brand !== is.brand) return "brand";
  return was.drawing === is.drawing ? undefined : "drawing";
}

/** Notes that these pictures have just been made; forgets those that are no more. */
export function noteMade(names: readonly PreviewName[]): void {
  const before = readList();
  const now = pictureNames.flatMap((name) => {
    const made = names.includes(name) ? whatItShows(name) : before[name];
    return made ? [[name, made] as const] : [];
  });
  writeFileSync(listFile, `${JSON.stringify(Object.fromEntries(now), null, 2)}\n`);
}

function readList(): Partial<Record<PreviewName, Made>> {
  return existsSync(listFile) ? JSON.parse(readFileSync(listFile, "utf8")) : {};
}
