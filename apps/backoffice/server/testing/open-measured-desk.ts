import { join } from "node:path";
import { sql } from "kysely";
import { createCurrentTables } from "./create-current-tables.ts";
import { askPostgres, createPostgresDatabase } from "./postgres-database.ts";
import { openTestDesk, type TestDesk } from "./test-desk.ts";

/** A database that is measured; PostgreSQL on the server of `POSTGRES_URL`. */
export type MeasuredDatabase = "SQLite" | "PostgreSQL";

/**
 * Opens a desk on a new database, outside of the tests, whose commits wait for the disk.
 *
 * @param seed fills the database
 */
export async function openMeasuredDesk(
  database: MeasuredDatabase,
  seed: (desk: TestDesk) => Promise<void>,
): Promise<TestDesk> {
  const desk = await openTestDesk(async (folder) => {
    const created =
      database === "PostgreSQL"
        ? await createPostgresDatabase()
        : { url: `file:${join(folder, "measured.sqlite")}`, drop: async () => {} };
    await createCurrentTables(created.url);
    return created;
  });
  const { db, settings } = desk.services;
  await seed(desk);
  if (database === "SQLite") await sql`pragma synchronous = full`.execute(db);
  // What the server's autovacuum does by itself after a while.
  else await askPostgres(settings.databaseUrl, "vacuum analyze");
  return desk;
}
