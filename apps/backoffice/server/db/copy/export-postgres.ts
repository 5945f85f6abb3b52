import { DatabaseSync } from "node:sqlite";
import type { Kysely } from "kysely";
import { nameDatabase } from "../../installation/database-content.ts";
import { DatabaseUnavailable } from "../database-unavailable.ts";
import { openDatabase } from "../open-database.ts";
import { migrationLimits } from "../postgres-limits.ts";
import type { Database } from "../schema.ts";
import { copyRows } from "./copy-rows.ts";
import { createTables } from "./create-tables.ts";
import { createPostgresRows } from "./postgres-rows.ts";
import { createSqliteRows } from "./sqlite-rows.ts";

/**
 * Copies a PostgreSQL database into a new SQLite file, as it was at one moment; writers do not wait.
 *
 * @throws Error with one sentence when the database does not answer or something can't be copied
 */
export async function exportPostgres(url: string, path: string): Promise<void> {
  const { db } = openDatabase(url, migrationLimits);
  try {
    await db
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute(async (trx) => {
        await createFile(path, await listApplied(trx, url));
        const file = new DatabaseSync(path, { enableForeignKeyConstraints: false });
        try {
          file.exec("begin");
          await copyRows(createPostgresRows(trx), createSqliteRows(file));
          file.exec("commit; pragma journal_mode = delete");
        } finally {
          file.close();
        }
      });
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    throw new Error(`${error.message}; check the database at ${nameDatabase(url)}.`);
  } finally {
    await db.destroy();
  }
}

async function createFile(path: string, applied: readonly string[]): Promise<void> {
  const { db } = openDatabase(`file:${path}`);
  try {
    await createTables(db, "sqlite", applied);
  } finally {
    await db.destroy();
  }
}

async function listApplied(db: Kysely<Database>, url: string): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === "kysely_migration")) {
    throw new Error(
      `There is no back office's database at ${nameDatabase(url)}; check DATABASE_URL.`,
    );
  }
  const applied = await db.selectFrom("kysely_migration").select("name").execute();
  return applied.map(({ name }) => name);
}
