import { randomUUID } from "node:crypto";
import { closeSync, fsyncSync, linkSync, openSync, rmSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

/**
 * Copies a SQLite database into a new file with a consistent snapshot; writers do not wait. SQLite's
 * backup API restarts after each write of another process and may never end; VACUUM INTO reads in one
 * transaction.
 *
 * @param target the new file, written atomically and flushed to the disk
 * @returns the size of the copy in bytes
 * @throws Error with one sentence when the target already exists or can't be written
 */
export function backUpDatabase(path: string, target: string): number {
  const partial = `${target}.${randomUUID()}.partial`;
  try {
    const source = new DatabaseSync(path, { readOnly: true, timeout: 5_000 });
    try {
      source.prepare("vacuum into ?").run(partial);
    } finally {
      source.close();
    }
    const file = openSync(partial, "r+");
    try {
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    // Unlike a rename, a link never replaces an older backup.
    linkSync(partial, target);
    return statSync(target).size;
  } catch (error) {
    if (isCode(error, "EEXIST"))
      throw new Error(`${target} already exists; choose another file name.`);
    throw new Error(`No backup was made at ${target}: ${(error as Error).message}.`);
  } finally {
    rmSync(partial, { force: true });
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
