import { basename } from "node:path";
import { sql } from "kysely";
import { DatabaseUnavailable } from "./db/database-unavailable.ts";
import { findSqlitePath } from "./db/open-database.ts";
import type { Services } from "./services.ts";

/** Creates the check whether the database answers; it returns what to correct. */
export function createDatabaseCheck({ db, settings }: Services): () => Promise<string | undefined> {
  const path = findSqlitePath(settings.databaseUrl);
  const message = path
    ? `The database file ${basename(path)} can't be read; check the file, its disk and the log.`
    : "PostgreSQL does not answer; start it, or correct DATABASE_URL and start again.";
  return async () => {
    try {
      await sql`select count(*) from campaigns`.execute(db);
      return undefined;
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      return message;
    }
  };
}
