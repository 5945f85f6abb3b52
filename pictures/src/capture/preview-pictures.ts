import sharp from "sharp";
import { type PreviewName, previewSize, previews } from "../../../apps/site/app/seo/previews.ts";
import { inProject } from "../../../scripts/process/project.ts";
import type { Drawings } from "./drawings.ts";
import type { Picture } from "./picture.ts";

export const previewFolder = "apps/site/public/previews";

/** The preview pictures of links to the site. */
export function listPreviews(): Picture[] {
  return (Object.keys(previews) as PreviewName[]).map((name) => ({
    name: `previews/${name}`,
    files: [`${previewFolder}/${name}.png`],
  }));
}

export async function makePreviews(drawings: Drawings, pictures: readonly Picture[]) {
  const page = await drawings.open("src/previews/mount-preview.tsx", {
    viewport: previewSize,
  });
  for (const { name, files } of pictures) {
    await page.evaluate(`draw("${name.split("/").at(-1)}")`);
    const shot = await page.screenshot();
    // The drawings are flat, so a palette halves the file without a visible difference.
    const image = sharp(shot).png({ palette: true, colours: 128, effort: 10 });
    for (const file of files) await image.toFile(inProject(file));
  }
  await page.close();
}
