import { readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { readManifest } from "./manifest.ts";

const name = /^backup-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;
const unfinished = /^\.backup-[\dTZ-]+\.partial$/;

/** The killed command's rest may be deleted after this time: no backup takes so long. Milliseconds. */
const partialLifetimeMs = 24 * 60 * 60_000;

/** Sorts by time, and has no characters that a file system rejects. */
export function backupName(now: Date): string {
  return `backup-${now.toISOString().replace(/[:.]/g, "-")}`;
}

/** The name while the backup is made, or deleted. */
export function partialName(now: Date): string {
  return `.${backupName(now)}.partial`;
}

/**
 * Deletes the oldest backups of one installation, and what is left of commands that were killed. Folders
 * that this command did not make stay.
 *
 * @param keep how many stay
 * @param installation the id in `installation.json`; null when there was none
 * @returns the names of the deleted backups
 */
export function deleteOldBackups(
  folder: string,
  keep: number,
  installation: string | null,
  now: Date,
): string[] {
  const names = readdirSync(folder).sort();
  const old = names.filter((entry) => isOurs(folder, entry, installation)).slice(0, -keep);
  for (const entry of old) {
    // A deletion that is interrupted leaves no backup with missing files.
    const doomed = join(folder, `.${entry}.partial`);
    renameSync(join(folder, entry), doomed);
    rmSync(doomed, { recursive: true });
  }
  for (const entry of names.filter((entry) => unfinished.test(entry))) {
    const path = join(folder, entry);
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (changed < now.getTime() - partialLifetimeMs) rmSync(path, { recursive: true, force: true });
  }
  return old;
}

function isOurs(folder: string, entry: string, installation: string | null): boolean {
  if (!name.test(entry)) return false;
  try {
    return readManifest(join(folder, entry)).installation === installation;
  } catch {
    return false;
  }
}
