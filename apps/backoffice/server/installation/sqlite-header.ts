import { closeSync, openSync, readSync, statSync } from "node:fs";
import type { Marker } from "./marker.ts";

export type SqliteHeader = NonNullable<Marker["sqlite"]>;

/** https://www.sqlite.org/fileformat.html#the_database_header */
const headerBytes = 100;
const schemaVersionAt = 40;
const userVersionAt = 60;

/**
 * Reads a database file's header without SQLite, which would apply the write-ahead log beside it. Not to be
 * called while this process has the file open: closing a file drops all of the process's locks on it.
 *
 * @returns undefined when the file is too short to have one
 */
export function readSqliteHeader(path: string): SqliteHeader | undefined {
  const header = Buffer.alloc(headerBytes);
  const file = openSync(path, "r");
  try {
    if (readSync(file, header, 0, headerBytes, 0) < headerBytes) return undefined;
  } finally {
    closeSync(file);
  }
  return {
    schemaVersion: header.readInt32BE(schemaVersionAt),
    userVersion: header.readInt32BE(userVersionAt),
  };
}

/** The size of a file in bytes; 0 when there is none. */
export function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

/** What changes with a file's content; undefined when there is no file. */
export function describeFile(path: string): Marker["stopped"] {
  const found = statSync(path, { throwIfNoEntry: false });
  return found && { bytes: found.size, changedAt: found.mtimeMs };
}
