import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { businessAccountClip } from "../../../apps/site/app/content/clips/business-account-clip.ts";
import { listInstants, measureClip } from "../../../apps/site/app/content/clips/clip-script.ts";
import { clipSize } from "../../../apps/site/app/content/clips/clip-size.ts";
import { inProject } from "../../../scripts/process/project.ts";
import { writeCaptions } from "./captions.ts";
import type { Drawings } from "./drawings.ts";
import type { Picture } from "./picture.ts";

const folder = "apps/site/app/content/clips";
const stem = `${folder}/business-account`;

/** Frames per second while something moves. */
const rate = 20;

/** Arguments of ffmpeg for each format, chosen for flat drawings. */
const encodings = {
  webm: "-c:v libvpx-vp9 -crf 36 -b:v 0 -row-mt 1 -cpu-used 2",
  mp4: "-c:v libx264 -crf 25 -preset slow -tune animation -movflags +faststart",
};

/** The video of the business-account tutorial. */
export function listClips(): Picture[] {
  return [
    {
      name: "clips/business-account",
      files: ["webm", "mp4", "vtt", "webp"].map((format) => `${stem}.${format}`),
    },
  ];
}

/**
 * Captures the video frame by frame and encodes it with ffmpeg.
 *
 * @throws Error with one sentence when ffmpeg is not installed
 */
export async function makeClips(drawings: Drawings): Promise<void> {
  requireFfmpeg();
  mkdirSync(inProject(folder), { recursive: true });
  const frames = mkdtempSync(path.join(tmpdir(), "crm-clip-"));
  try {
    await captureFrames(drawings, frames);
    for (const [format, encoding] of Object.entries(encodings)) {
      encode(frames, encoding, inProject(`${stem}.${format}`));
    }
    writeFileSync(inProject(`${stem}.vtt`), writeCaptions(businessAccountClip));
  } finally {
    rmSync(frames, { recursive: true });
  }
}

function requireFfmpeg(): void {
  if (spawnSync("ffmpeg", ["-version"]).status === 0) return;
  throw new Error(
    "The video needs ffmpeg, which is not installed: install it (Debian: apt-get install ffmpeg) and run this again. All other pictures are done.",
  );
}

/** Writes the frames, and a list with the duration of each. */
async function captureFrames(drawings: Drawings, folder: string): Promise<void> {
  const page = await drawings.open("src/clips/mount-clip.tsx", {
    viewport: clipSize,
    deviceScaleFactor: 4 / 3,
  });
  const instants = listInstants(businessAccountClip, rate);
  const lines: string[] = [];
  for (const [index, instant] of instants.entries()) {
    await page.evaluate(`draw(${instant})`);
    const file = path.join(folder, `${index}.png`);
    await page.screenshot({ path: file });
    if (index === 0)
      await sharp(file)
        .webp({ quality: 82 })
        .toFile(inProject(`${stem}.webp`));
    const until = instants[index + 1] ?? measureClip(businessAccountClip);
    lines.push(`file '${file}'`, `duration ${(until - instant).toFixed(4)}`);
  }
  // The last file is listed twice, because ffmpeg ignores the duration of the last entry.
  lines.push(lines.at(-2) ?? "");
  writeFileSync(path.join(folder, "list.txt"), `${lines.join("\n")}\n`);
  await page.close();
}

function encode(frames: string, encoding: string, file: string): void {
  const input = ["-f", "concat", "-safe", "0", "-i", path.join(frames, "list.txt")];
  const output = ["-r", String(rate), "-pix_fmt", "yuv420p", ...encoding.split(" "), "-an", file];
  const { status, stderr } = spawnSync("ffmpeg", ["-y", "-loglevel", "error", ...input, ...output]);
  if (status !== 0) throw new Error(`ffmpeg could not write ${file}: ${stderr}`);
}
