import { basename } from "node:path";
import { createDiskCheck } from "@crm/server-kit/free-disk";
import { createReadiness, type Readiness, type ReadinessCheck } from "@crm/server-kit/readiness";
import { withTimeout } from "@crm/server-kit/with-timeout";
import { findClockProblem } from "./db/compare-clocks.ts";
import { DatabaseUnavailable } from "./db/database-unavailable.ts";
import { migrations } from "./db/migrations/index.ts";
import { findSqlitePath } from "./db/open-database.ts";
import type { Services } from "./services.ts";
import { timeouts } from "./timeouts.ts";

/** Combines the checks whether this back office can do its job. */
export function createOfficeReadiness(services: Services): Readiness {
  return createReadiness({
    database: createDatabaseCheck(services),
    migrations: createMigrationCheck(services),
    clock: createClockCheck(services),
    disk: createDiskCheck(() => services.findFreeBytes()),
  });
}

/** Creates the check whether the database can be written: a commit needs its disk and its locks. */
function createDatabaseCheck({ db, now, settings }: Services): ReadinessCheck {
  const path = findSqlitePath(settings.databaseUrl);
  const message = path
    ? `The database file ${basename(path)} can't be written; check the file, its disk and the log.`
    : "PostgreSQL does not answer; start it, or correct DATABASE_URL and start again.";

  async function write(): Promise<true> {
    await db
      .insertInto("readiness_writes")
      .values({ slot: 1, written_at: now() })
      .onConflict((conflict) => conflict.column("slot").doUpdateSet({ written_at: now() }))
      .execute();
    return true;
  }

  return async () => {
    // A transaction that hangs would block the write for as long.
    const isWritten = await withTimeout(write(), timeouts.readinessWrite).catch(ifUnavailable);
    return isWritten ? undefined : message;
  };
}

/** Creates the check whether the tables are those of this version. A newer version may add some. */
function createMigrationCheck({ db }: Services): ReadinessCheck {
  return async () => {
    const query = db.selectFrom("kysely_migration").select("name").execute();
    const rows = await withTimeout(query, timeouts.readinessWrite).catch(ifUnavailable);
    // The check above reports a database that does not answer.
    if (!rows) return undefined;
    const applied = new Set(rows.map(({ name }) => name));
    const missing = Object.keys(migrations).find((name) => !applied.has(name));
    return (
      missing &&
      `The database lacks the migration ${missing}; start the back office again, which applies it.`
    );
  };
}

/**
 * Creates the check whether this machine and PostgreSQL have the same time.
 *
 * @param now this machine's clock, in epoch milliseconds
 */
export function createClockCheck(
  { db, databaseKind }: Pick<Services, "db" | "databaseKind">,
  now: () => number = Date.now,
): ReadinessCheck {
  if (databaseKind === "sqlite") return () => undefined;
  return () => withTimeout(findClockProblem(db, now), timeouts.readinessWrite).catch(ifUnavailable);
}

function ifUnavailable(error: unknown): undefined {
  if (!(error instanceof DatabaseUnavailable)) throw error;
}
