import { DatabaseSync } from "node:sqlite";
import { flushFile } from "./flush.ts";

/**
 * Copies a SQLite file with a consistent snapshot; writers do not wait. SQLite's backup API restarts
 * after each write of another process and may never end; VACUUM INTO reads in one transaction.
 *
 * @param target a new file, flushed to the disk
 */
export function copySqlite(path: string, target: string): void {
  const source = new DatabaseSync(path, { readOnly: true, timeout: 5_000 });
  try {
    source.prepare("vacuum into ?").run(target);
  } finally {
    source.close();
  }
  flushFile(target);
}
