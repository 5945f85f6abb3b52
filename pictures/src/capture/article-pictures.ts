import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { inProject } from "../../../scripts/process/project.ts";
import { captureGuide, openGuides, writeWebp } from "./capture-guide.ts";
import type { Drawings } from "./drawings.ts";
import { nameOf, type Picture } from "./picture.ts";

const seed = "apps/backoffice/seed";

/** The pictures of the sample articles, by their names in the texts. */
export function listArticlePictures(): Picture[] {
  const names = readdirSync(inProject(seed), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .flatMap((file) => [
      ...readFileSync(inProject(seed, file), "utf8").matchAll(
        /\(picture:([^)]+)\)|^image: (.+)$/gm,
      ),
    ])
    .map(([, inText, above]) => inText ?? above ?? "");
  return [...new Set(names)].sort().map((name) => ({
    name: `articles/${name}`,
    files: [`${seed}/pictures/${name}.webp`],
  }));
}

export async function makeArticlePictures(drawings: Drawings, pictures: readonly Picture[]) {
  mkdirSync(inProject(`${seed}/pictures`), { recursive: true });
  const page = await openGuides(drawings);
  for (const { name, files } of pictures) {
    const shot = await captureGuide(page, nameOf(name), "article");
    for (const file of files) await writeWebp(shot, inProject(file));
  }
  await page.close();
}
