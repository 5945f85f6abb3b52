import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import {
  type PictureWidth,
  pictureWidths,
} from "../../../apps/site/app/content/pictures/picture-widths.ts";
import type { Drawings } from "./drawings.ts";
import { pictureBytes } from "./picture.ts";

/** Opens a page that draws guides at two device pixels per CSS pixel. */
export function openGuides(drawings: Drawings): Promise<Page> {
  return drawings.open("src/guides/mount-guide.tsx", {
    viewport: { width: pictureWidths.wide, height: 900 },
    deviceScaleFactor: 2,
  });
}

export async function captureGuide(page: Page, name: string, width: PictureWidth): Promise<Buffer> {
  await page.setViewportSize({ width: pictureWidths[width], height: 900 });
  await page.evaluate(`draw("${name}", "${width}")`);
  return page.locator("#drawing").screenshot();
}

/** No chroma subsampling, so that text keeps its colour at the edges. */
export async function writeAvif(shot: Buffer, file: string): Promise<void> {
  const bytes = await sharp(shot)
    .avif({ quality: 62, chromaSubsampling: "4:4:4", effort: 3 })
    .toBuffer();
  writeFileSync(file, assertSize(bytes, file));
}

export async function writeWebp(shot: Buffer, file: string): Promise<void> {
  const bytes = await sharp(shot).webp({ quality: 84, smartSubsample: true, effort: 4 }).toBuffer();
  writeFileSync(file, assertSize(bytes, file));
}

function assertSize(bytes: Buffer, file: string): Buffer {
  if (bytes.length <= pictureBytes) return bytes;
  throw new Error(`${file} would weigh ${bytes.length} bytes; draw less in it`);
}
