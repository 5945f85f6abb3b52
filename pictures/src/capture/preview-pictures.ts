import { mkdirSync } from "node:fs";
import path from "node:path";
import { postCoverNames } from "@crm/drawings/data/post-covers";
import sharp from "sharp";
import { tutorials } from "../../../apps/site/app/content/tutorials/tutorials.ts";
import {
  categoryPreviews,
  previewPath,
  previewSize,
  previews,
} from "../../../apps/site/app/seo/previews.ts";
import { inProject } from "../../../scripts/process/project.ts";
import type { Drawings } from "./drawings.ts";
import { nameOf, type Picture } from "./picture.ts";

/** The preview pictures of links to the site. */
export function listPreviews(): Picture[] {
  const names = [
    ...(Object.keys(previews) as (keyof typeof previews)[]),
    ...categoryPreviews.map((slug) => `blog/${slug}` as const),
    ...postCoverNames.map((slug) => `posts/${slug}` as const),
    ...tutorials.map(({ file }) => `tutorials/${file}` as const),
  ];
  return names.map((name) => ({
    name: `previews/${name}`,
    files: [`apps/site/public${previewPath(name)}`],
  }));
}

export async function makePreviews(drawings: Drawings, pictures: readonly Picture[]) {
  const page = await drawings.open("src/previews/mount-preview.tsx", {
    viewport: previewSize,
  });
  for (const { name, files } of pictures) {
    await page.evaluate(`draw("${nameOf(name)}")`);
    const shot = await page.screenshot();
    // The drawings are flat, so a palette halves the file without a visible difference.
    const image = sharp(shot).png({ palette: true, colours: 128, effort: 10 });
    for (const file of files) {
      mkdirSync(path.dirname(inProject(file)), { recursive: true });
      await image.toFile(inProject(file));
    }
  }
  await page.close();
}
