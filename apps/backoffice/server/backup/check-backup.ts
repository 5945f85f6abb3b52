import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isDeepStrictEqual } from "node:util";
import { spoolFile } from "@crm/server-kit/spool-file";
import { digestFile } from "./copy-file.ts";
import { picturesFolder } from "./copy-pictures.ts";
import { databaseFile, type Manifest, readManifest } from "./manifest.ts";
import { checkIntegrity, readBackupDatabase } from "./read-backup-database.ts";

/**
 * Opens a backup and checks everything in it: the hash of each file, both databases, the counts of all
 * rows, and that each picture of an article is there.
 *
 * @throws Error with one sentence that names the damage
 */
export async function checkBackup(backup: string): Promise<Manifest> {
  const manifest = readManifest(backup);
  try {
    for (const file of manifest.files) await checkFile(backup, file);
    await checkDatabase(backup, manifest);
    checkSpool(join(backup, spoolFile));
  } catch (error) {
    throw new Error(`The backup ${backup} is damaged: ${(error as Error).message}.`);
  }
  return manifest;
}

async function checkFile(backup: string, file: Manifest["files"][number]): Promise<void> {
  const path = join(backup, file.path);
  if (!existsSync(path)) throw new Error(`${file.path} is missing`);
  const { bytes, sha256 } = await digestFile(path);
  if (bytes !== file.bytes) {
    throw new Error(`${file.path} has ${bytes} bytes and not ${file.bytes}`);
  }
  if (sha256 !== file.sha256) throw new Error(`the content of ${file.path} has changed`);
}

async function checkDatabase(backup: string, manifest: Manifest): Promise<void> {
  const listed = new Set(manifest.files.map(({ path }) => path));
  if (!listed.has(databaseFile)) throw new Error(`${databaseFile} is missing in its list of files`);
  const found = await readBackupDatabase(join(backup, databaseFile));
  if (!isDeepStrictEqual(found.rows, manifest.database.rows)) {
    throw new Error(`${databaseFile} has another number of rows than its list says`);
  }
  for (const name of found.pictures) {
    if (listed.has(`${picturesFolder}/${name}`) || manifest.pictures.broken.includes(name))
      continue;
    throw new Error(`the picture ${name} of an article is missing`);
  }
}

function checkSpool(path: string): void {
  if (!existsSync(path)) return;
  const spool = new DatabaseSync(path, { readOnly: true });
  try {
    checkIntegrity(spool);
  } finally {
    spool.close();
  }
}
