import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { namePicture } from "../../apps/site/app/illustrations/guides/picture-name.ts";
import {
  type PictureSizes,
  type PictureWidth,
  pictureWidths,
} from "../../apps/site/app/illustrations/guides/picture-widths.ts";
import { inProject } from "../process/project.ts";
import type { Drawings } from "./drawings.ts";
import { type Picture, pictureBytes } from "./picture.ts";

const texts = "apps/site/app/content/tutorials";
export const guideFolder = "apps/site/app/content/pictures";
const sizesFile = inProject(guideFolder, "sizes.json");
const widths = Object.keys(pictureWidths) as PictureWidth[];

/** The pictures of the tutorials: each screen that a text shows, with each ring it shows there. */
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

/** Captures the tutorials' pictures at both widths, and notes their sizes for the pages. */
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

/** A page that draws guides, two pixels for each of the drawing's. */
export function openGuides(drawings: Drawings): Promise<Page> {
  return drawings.open("app/illustrations/guides/mount-guide.tsx", {
    viewport: { width: pictureWidths.wide, height: 900 },
    deviceScaleFactor: 2,
  });
}

export async function captureGuide(page: Page, name: string, width: PictureWidth): Promise<Buffer> {
  await page.setViewportSize({ width: pictureWidths[width], height: 900 });
  await page.evaluate(`draw("${name}", "${width}")`);
  return page.locator("#drawing").screenshot();
}

/** Text keeps its colour at the edges: no chroma is left out. */
async function writeAvif(shot: Buffer, file: string): Promise<void> {
  const bytes = await sharp(shot)
    .avif({ quality: 62, chromaSubsampling: "4:4:4", effort: 3 })
    .toBuffer();
  writeFileSync(file, refuseLarge(bytes, file));
}

export async function writeWebp(shot: Buffer, file: string): Promise<void> {
  const bytes = await sharp(shot).webp({ quality: 84, smartSubsample: true, effort: 4 }).toBuffer();
  writeFileSync(file, refuseLarge(bytes, file));
}

function refuseLarge(bytes: Buffer, file: string): Buffer {
  if (bytes.length <= pictureBytes) return bytes;
  throw new Error(`${file} would weigh ${bytes.length} bytes; draw less in it`);
}

function readSizes(): PictureSizes {
  return existsSync(sizesFile) ? JSON.parse(readFileSync(sizesFile, "utf8")) : {};
}

/** Writes the sizes of pictures that are still shown, one picture a line. */
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

function nameOf(fullName: string): string {
  return fullName.slice(fullName.indexOf("/") + 1);
}
