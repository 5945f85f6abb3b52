import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { namePicture } from "../../../apps/site/app/content/pictures/picture-name.ts";
import type { PictureSizes } from "../../../apps/site/app/content/pictures/picture-widths.ts";
import { inProject } from "../../../scripts/process/project.ts";
import { captureGuide, openGuides, writeAvif, writeWebp } from "./capture-guide.ts";
import type { Drawings } from "./drawings.ts";
import { nameOf, type Picture } from "./picture.ts";

const texts = "apps/site/app/content/tutorials";
const guideFolder = "apps/site/app/content/pictures";
const sizesFile = inProject(guideFolder, "sizes.json");
const widths = ["narrow", "wide"] as const;

/** The pictures of the tutorials: each screen in a text, once for each ring that the text uses. */
export function listGuides(): Picture[] {
  const shots = readdirSync(inProject(texts))
    .filter((file) => file.endsWith(".mdx"))
    .flatMap((file) => [
      ...readFileSync(inProject(texts, file), "utf8").matchAll(
        /<Shot\s+screen="([^"]+)"(?:\s+ring="([^"]+)")?/g,
      ),
    ])
    .map(([, screen = "", ring]) => namePicture(screen, ring));
  return [...new Set(shots)].sort().map((name) => ({
    name: `guides/${name}`,
    files: widths.flatMap((width) =>
      ["avif", "webp"].map((format) => `${guideFolder}/${name}.${width}.${format}`),
    ),
  }));
}

/** Captures the tutorials' pictures at both widths, and stores their sizes for the pages. */
export async function makeGuides(drawings: Drawings, pictures: readonly Picture[]): Promise<void> {
  mkdirSync(inProject(guideFolder), { recursive: true });
  const page = await openGuides(drawings);
  const sizes = readSizes();
  for (const { name: fullName } of pictures) {
    const name = nameOf(fullName);
    for (const width of widths) {
      const shot = await captureGuide(page, name, width);
      const { width: across = 0, height: down = 0 } = await sharp(shot).metadata();
      sizes[name] = { ...sizes[name], [width]: [across, down] } as PictureSizes[string];
      const file = inProject(guideFolder, `${name}.${width}`);
      await Promise.all([writeAvif(shot, `${file}.avif`), writeWebp(shot, `${file}.webp`)]);
    }
  }
  await page.close();
  writeSizes(sizes);
}

function readSizes(): PictureSizes {
  return existsSync(sizesFile) ? JSON.parse(readFileSync(sizesFile, "utf8")) : {};
}

/** Writes the sizes of all current pictures, one picture per line. */
function writeSizes(sizes: PictureSizes): void {
  const shown = listGuides().map(({ name }) => nameOf(name));
  const lines = shown.flatMap((name) =>
    sizes[name] ? [`  "${name}": ${writeSize(sizes[name])}`] : [],
  );
  writeFileSync(sizesFile, `{\n${lines.join(",\n")}\n}\n`);
}

function writeSize({ narrow, wide }: PictureSizes[string]): string {
  return `{ "narrow": [${narrow.join(", ")}], "wide": [${wide.join(", ")}] }`;
}
