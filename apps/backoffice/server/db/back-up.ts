import { randomUUID } from "node:crypto";
import { closeSync, fsyncSync, linkSync, openSync, rmSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

/**
 * Copies a SQLite database into a new file, also while it is written to: the copy is of one moment,
 * and writers do not wait. SQLite's backup begins again after each write of another process and may
 * never end; VACUUM INTO reads in one transaction.
 *
 * @param target appears whole and on the disk, or not at all
 * @returns the size of the copy in bytes
 * @throws Error with one sentence when the target is there already or can't be written
 */
export function backUpDatabase(path: string, target: string): number {
  const draft = `${target}.${randomUUID()}.partial`;
  try {
    const source = new DatabaseSync(path, { readOnly: true, timeout: 5_000 });
    try {
      source.prepare("vacuum into ?").run(draft);
    } finally {
      source.close();
    }
    const file = openSync(draft, "r+");
    try {
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    // A link fails where a rename would replace an older backup.
    linkSync(draft, target);
    return statSync(target).size;
  } catch (error) {
    if (isCode(error, "EEXIST")) throw new Error(`${target} is there already; name a new file.`);
    throw new Error(`No backup was made at ${target}: ${(error as Error).message}.`);
  } finally {
    rmSync(draft, { force: true });
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
