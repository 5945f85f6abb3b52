import { DatabaseSync } from "node:sqlite";
import { isFileLocked } from "../db/sqlite-errors.ts";
import type { Marker } from "./marker.ts";
import { describeFile, readSqliteHeader, sizeOf } from "./sqlite-header.ts";

/** A write-ahead log of this size is only a header and has no changes. */
const walHeaderBytes = 32;

/**
 * Checks a SQLite file before it is opened for writing. The whole file is read, which takes seconds for one of
 * gigabytes, unless it is as the last stop left it.
 *
 * @throws Error with one sentence when the file is damaged or locked, or the log beside it is of another file
 */
export function checkDatabaseFile(path: string, marker: Marker | undefined): void {
  if (sizeOf(path) === 0) return;
  checkLog(path, marker);
  if (isAsStopped(path, marker)) return;
  const damage = findDamage(path);
  if (!damage) return;
  throw new Error(
    `The database ${path} is damaged (${damage}); restore a backup and move ${path}-wal and ${path}-shm away, see Restoring in docs/operations.md.`,
  );
}

/**
 * SQLite applies any log beside a file. The header shows whether the log belongs to the file: each
 * start sets a new number, and every copy of a database has another schema version.
 */
function checkLog(path: string, marker: Marker | undefined): void {
  if (!marker?.sqlite || sizeOf(`${path}-wal`) <= walHeaderBytes) return;
  const header = readSqliteHeader(path);
  const { schemaVersion, userVersion } = marker.sqlite;
  if (header?.schemaVersion === schemaVersion && header.userVersion === userVersion) return;
  throw new Error(
    `${path}-wal was not written for ${path}, which seems to be a restored backup; move ${path}-wal and ${path}-shm away to start from the backup.`,
  );
}

function isAsStopped(path: string, marker: Marker | undefined): boolean {
  const { bytes, changedAt } = describeFile(path) ?? {};
  return (
    marker?.stopped !== undefined &&
    marker.stopped.bytes === bytes &&
    marker.stopped.changedAt === changedAt &&
    sizeOf(`${path}-wal`) === 0
  );
}

/**
 * The damage that SQLite finds in a file; undefined when there is none.
 *
 * @throws Error with one sentence when another program has locked the file
 */
function findDamage(path: string): string | undefined {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { readOnly: true, timeout: 5_000 });
    const [row] = database.prepare("pragma quick_check(1)").all();
    const found = String(row?.quick_check);
    return found === "ok" ? undefined : found.replace(/\s+/g, " ");
  } catch (error) {
    if (isFileLocked(error)) {
      throw new Error(
        `The database ${path} is in use: another program has locked it; stop that program and try again.`,
      );
    }
    return (error as Error).message;
  } finally {
    database?.close();
  }
}
