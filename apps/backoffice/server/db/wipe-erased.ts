import { setTimeout as pause } from "node:timers/promises";
import { type Kysely, SqliteAdapter, sql } from "kysely";
import type { Database } from "./schema.ts";

const tries = 20;
const retryAfterMs = 100;

/**
 * Empties SQLite's write-ahead log, where deleted rows are still readable; in the file itself
 * `secure_delete` has overwritten them. A reader, such as a backup, can delay it; the hourly clean-up
 * tries again. PostgreSQL overwrites deleted rows in its own time, see docs/operations.md.
 *
 * @returns false when a reader was in the way
 */
export async function wipeErased(db: Kysely<Database>): Promise<boolean> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return true;
  for (let attempt = 1; attempt <= tries; attempt++) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return true;
    await pause(retryAfterMs);
  }
  return false;
}
