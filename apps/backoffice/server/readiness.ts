import { basename } from "node:path";
import type { Handler } from "hono";
import { sql } from "kysely";
import { DatabaseUnavailable } from "./db/database-unavailable.ts";
import { findSqlitePath } from "./db/open-database.ts";
import type { Services } from "./services.ts";

/** Reports whether the database answers. */
export function answerReadiness({ db, settings }: Services): Handler {
  const path = findSqlitePath(settings.databaseUrl);
  const message = path
    ? `The database file ${basename(path)} can't be read; check the file, its disk and the log.`
    : "PostgreSQL does not answer; start it, or correct DATABASE_URL and start again.";
  return async (c) => {
    try {
      await sql`select count(*) from campaigns`.execute(db);
      return c.json({ ok: true });
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      return c.json({ ok: false, message }, 503);
    }
  };
}
