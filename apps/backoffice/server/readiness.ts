import { basename } from "node:path";
import { sql } from "kysely";
import { findClockProblem } from "./db/compare-clocks.ts";
import { DatabaseUnavailable } from "./db/database-unavailable.ts";
import { findSqlitePath } from "./db/open-database.ts";
import type { Services } from "./services.ts";

/**
 * Creates the check whether the database answers and has the same time; it returns what to correct.
 *
 * @param now this machine's clock, in epoch milliseconds
 */
export function createDatabaseCheck(
  { db, settings }: Services,
  now: () => number = Date.now,
): () => Promise<string | undefined> {
  const path = findSqlitePath(settings.databaseUrl);
  const message = path
    ? `The database file ${basename(path)} can't be read; check the file, its disk and the log.`
    : "PostgreSQL does not answer; start it, or correct DATABASE_URL and start again.";
  return async () => {
    try {
      await sql`select count(*) from campaigns`.execute(db);
      return path ? undefined : await findClockProblem(db, now);
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      return message;
    }
  };
}
