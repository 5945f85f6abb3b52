import { statSync } from "node:fs";
import { readDatabaseSettings } from "../settings.ts";
import { deleteOldBackups } from "./backup-names.ts";
import { recordBackup } from "./last-backup.ts";
import { makeBackup } from "./make-backup.ts";
import type { Manifest } from "./manifest.ts";
import { resolvePath, runCommand } from "./run-command.ts";

const usage = "npm run backup -- <folder for backups> [--keep <number of backups>]";

/** More names would hide the other lines; the manifest has all. */
const namedPictures = 10;

await runCommand(usage, { keep: { type: "string" } }, async (argument, values) => {
  const keep = readKeep(values.keep);
  const folder = resolvePath(argument);
  const isFile = statSync(folder, { throwIfNoEntry: false })?.isFile();
  if (isFile || argument.endsWith(".sqlite")) {
    throw new Error(`A backup is a folder, made inside the folder that you name. Usage: ${usage}`);
  }
  const now = new Date();
  const data = readDatabaseSettings(process.env);
  const { path, manifest } = await makeBackup(data, folder, now);
  console.info(describe(path, manifest));
  record(data.dataDir, now);
  const missing = describeBroken(manifest.pictures, data.dataDir);
  if (missing) console.warn(missing);
  if (keep === undefined) return;
  const deleted = deleteOldBackups(folder, keep, manifest.installation, now);
  if (deleted.length > 0) console.info(`Older backups were deleted: ${deleted.join(", ")}.`);
});

/** The backup is made, even if the desk can't show it. */
function record(dataDir: string, now: Date): void {
  try {
    recordBackup(dataDir, now);
  } catch (error) {
    console.warn(`The desk will not show this backup: ${(error as Error).message}.`);
  }
}

function readKeep(value: unknown): number | undefined {
  if (value === undefined) return undefined;
  if (/^[1-9]\d{0,3}$/.test(String(value))) return Number(value);
  throw new Error(`--keep must be a number from 1 to 9999. Usage: ${usage}`);
}

function describeBroken(
  { copied, broken }: Manifest["pictures"],
  dataDir: string,
): string | undefined {
  if (broken.length === 0) return undefined;
  if (copied === 0) {
    return `No picture was copied: articles show ${broken.length}, and none is in the folder media of ${dataDir}.`;
  }
  const names = broken.slice(0, namedPictures).join(", ");
  const more = broken.length > namedPictures ? ` and ${broken.length - namedPictures} more` : "";
  return `Not in the backup, because they are missing or damaged in ${dataDir}: the pictures ${names}${more}, which articles show.`;
}

function describe(path: string, { database, pictures, files }: Manifest): string {
  const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000;
  const rows = Object.values(database.rows).reduce((sum, count) => sum + count, 0);
  return `The backup ${path} was made and checked: leads ${database.rows.leads ?? 0}, rows of all tables ${rows}, pictures ${pictures.copied}, ${megabytes.toFixed(1)} MB.`;
}
