/** `npm run pictures`: takes the pictures again whose drawing or brand has changed; `-- --all` takes all. */
import { readCommandLineOrExit } from "@crm/server-kit/command-line";
import { makeArticlePictures } from "../pictures/src/capture/article-pictures.ts";
import { makeClips } from "../pictures/src/capture/clips.ts";
import { startDrawings } from "../pictures/src/capture/drawings.ts";
import { makeGuides } from "../pictures/src/capture/guide-pictures.ts";
import type { Picture } from "../pictures/src/capture/picture.ts";
import { listOutdated, listPictures, noteMade } from "../pictures/src/capture/picture-list.ts";
import { makePreviews } from "../pictures/src/capture/preview-pictures.ts";

/** The function that takes the pictures of each kind. */
const makers = {
  previews: makePreviews,
  guides: makeGuides,
  articles: makeArticlePictures,
  clips: makeClips,
};

const { values } = readCommandLineOrExit({
  usage: "npm run pictures -- [--all]",
  options: { all: { type: "boolean" } },
  most: 0,
});
const wanted = values.all ? listPictures() : (await listOutdated()).map(({ picture }) => picture);
try {
  if (wanted.length > 0) await makeAll(wanted);
  else console.info("Every picture is up to date.");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function makeAll(pictures: readonly Picture[]): Promise<void> {
  const drawings = await startDrawings();
  try {
    for (const [kind, make] of Object.entries(makers)) {
      const ofKind = pictures.filter(({ name }) => name.startsWith(`${kind}/`));
      if (ofKind.length === 0) continue;
      await make(drawings, ofKind);
      await noteMade(ofKind);
      console.info(`Made ${ofKind.length} of ${kind}.`);
    }
  } finally {
    await drawings.close();
  }
}
