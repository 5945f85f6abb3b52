import { randomInt } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { findSqlitePath } from "../db/open-database.ts";
import type { Database } from "../db/schema.ts";
import type { Services } from "../services.ts";
import { readDatabaseContent } from "./database-content.ts";
import { readMarker, writeMarker } from "./marker.ts";
import { describeFile, type SqliteHeader, sizeOf } from "./sqlite-header.ts";

/**
 * Writes the state of the database to `DATA_DIR`, for the checks of the next start.
 *
 * @param given isServing: a start of the back office, which sets a new number in the SQLite file; a
 *   command beside a running back office does not
 */
export async function recordInstallation(
  { db, settings }: Pick<Services, "db" | "settings">,
  { isServing }: { isServing: boolean },
): Promise<void> {
  const { dataDir, databaseUrl } = settings;
  const path = findSqlitePath(databaseUrl);
  const sqlite = path ? await stampFile(db, isServing) : undefined;
  const { seeded, id = readMarker(dataDir)?.id } = await readDatabaseContent(db);
  if (id) writeMarker(dataDir, { id, seeded, ...(sqlite && { sqlite }) });
}

/** Writes to `DATA_DIR` how a stop leaves the closed database, so that the next start need not read all of it. */
export function recordStop({ settings, log }: Pick<Services, "settings" | "log">): void {
  const { dataDir, databaseUrl } = settings;
  const path = findSqlitePath(databaseUrl);
  try {
    const marker = readMarker(dataDir);
    // Another process that still uses the file keeps its log.
    if (!path || !marker?.sqlite || sizeOf(`${path}-wal`) > 0) return;
    writeMarker(dataDir, { ...marker, stopped: describeFile(path) });
  } catch (error) {
    log.warn({ err: error }, "can't record the stop, so the next start checks the whole database");
  }
}

/**
 * Asks SQLite for what is in the file's header. To open the file here would be wrong: when a process closes a
 * file, POSIX drops all locks that it has on it. Another process could then delete the log of a running office.
 *
 * @returns undefined when the header may change before the next start
 */
async function stampFile(
  db: Kysely<Database>,
  isServing: boolean,
): Promise<SqliteHeader | undefined> {
  if (isServing) await sql.raw(`pragma user_version = ${randomInt(1, 2 ** 31 - 1)}`).execute(db);
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  if (rows[0]?.busy !== 0) return undefined;
  const read = async (pragma: "schema_version" | "user_version") => {
    const { rows } = await sql.raw<Record<string, number>>(`pragma ${pragma}`).execute(db);
    return Number(rows[0]?.[pragma]);
  };
  return {
    schemaVersion: await read("schema_version"),
    userVersion: await read("user_version"),
  };
}
