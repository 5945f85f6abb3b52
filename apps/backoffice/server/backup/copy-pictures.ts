import { mkdirSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { isPictureName } from "@crm/server-kit/stored-picture";
import { mediaFolder } from "../media/store-picture.ts";
import { copyFile } from "./copy-file.ts";
import { flushFolder } from "./flush.ts";
import type { BackupFile } from "./manifest.ts";

/** The folder of the pictures in a backup. */
export const picturesFolder = "media";

/**
 * Copies the pictures and their variants after the database: a picture is stored before an article names it, it never
 * changes, and it is deleted 30 days after the last article that shows it.
 */
export async function copyPictures(dataDir: string, backup: string): Promise<BackupFile[]> {
  const folder = mediaFolder(dataDir);
  const names = await readdir(folder).catch(() => []);
  const target = join(backup, picturesFolder);
  mkdirSync(target, { mode: 0o700 });
  const files: BackupFile[] = [];
  for (const name of names.filter(isPictureName)) {
    try {
      const copied = await copyFile(join(folder, name), join(target, name));
      files.push({ path: `${picturesFolder}/${name}`, ...copied });
    } catch (error) {
      // An unused picture was deleted after the list was read.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
  }
  flushFolder(target);
  return files;
}

/** Whether a picture's content fits its name, which ends with the first ten digits of its SHA-256. */
export function isIntact({ path, sha256 }: BackupFile): boolean {
  return path.endsWith(`-${sha256.slice(0, 10)}.webp`);
}
