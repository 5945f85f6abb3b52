import { readCommandLine } from "@crm/server-kit/command-line";
import { readMediaSettings } from "../settings.ts";
import { createMediaStorage } from "./create-media-storage.ts";
import { moveMedia } from "./move-media.ts";

const usage = "npm run move-media -- --to s3, or --to folder";

try {
  const options = { to: { type: "string" } } as const;
  const target = readCommandLine({ usage, options, most: 0 }).values.to;
  if (target !== "s3" && target !== "folder") {
    throw new Error(`Say where to copy the pictures: ${usage}`);
  }
  // Pictures are public, but their folder also shows which articles are drafts.
  process.umask(0o077);
  const { dataDir, s3 } = readMediaSettings(process.env);
  if (!s3) throw new Error("Set MEDIA_URL to the bucket: it is the source or the target.");
  const folder = createMediaStorage({ dataDir });
  const bucket = createMediaStorage({ dataDir, s3 });
  const [from, to] = target === "s3" ? [folder, bucket] : [bucket, folder];
  const { copied, present, damaged, others } = await moveMedia(from, to);
  console.info(
    `Pictures copied: ${copied}; there already: ${present}; damaged: ${damaged.length}; other files: ${others.length}.`,
  );
  for (const name of damaged) console.error(`Damaged at the source, not copied: ${name}`);
  for (const name of others) console.info(`No picture, not copied: ${name}`);
  if (damaged.length > 0) process.exitCode = 1;
  console.info(
    target === "s3"
      ? "Nothing was deleted. Start the back office with MEDIA_URL set."
      : "Nothing was deleted. Start the back office without MEDIA_URL.",
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
