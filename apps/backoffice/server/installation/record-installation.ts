import { randomInt } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { findSqlitePath } from "../db/open-database.ts";
import type { Database } from "../db/schema.ts";
import type { Services } from "../services.ts";
import { readDatabaseContent } from "./database-content.ts";
import { readMarker, writeMarker } from "./marker.ts";
import { readSqliteHeader, type SqliteHeader } from "./sqlite-header.ts";

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
  const sqlite = path ? await stampFile(db, path, isServing) : undefined;
  const { seeded, id = readMarker(dataDir)?.id } = await readDatabaseContent(db);
  if (id) writeMarker(dataDir, { id, seeded, ...(sqlite && { sqlite }) });
}

/** @returns the file's header, or undefined when it may change before the next start */
async function stampFile(
  db: Kysely<Database>,
  path: string,
  isServing: boolean,
): Promise<SqliteHeader | undefined> {
  if (isServing) await sql.raw(`pragma user_version = ${randomInt(1, 2 ** 31 - 1)}`).execute(db);
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  return rows[0]?.busy === 0 ? readSqliteHeader(path) : undefined;
}
