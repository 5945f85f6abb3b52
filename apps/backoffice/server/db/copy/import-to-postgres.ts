import type { DatabaseSync } from "node:sqlite";
import { nameDatabase } from "../../installation/database-content.ts";
import { DatabaseUnavailable } from "../database-unavailable.ts";
import { openDatabase } from "../open-database.ts";
import { migrationLimits } from "../postgres-limits.ts";
import { type CopiedTable, copyRows } from "./copy-rows.ts";
import { createTables } from "./create-tables.ts";
import { createPostgresRows } from "./postgres-rows.ts";
import { createSqliteRows, listApplied } from "./sqlite-rows.ts";

/**
 * Copies a SQLite database into an empty PostgreSQL database, in one transaction: after an error or a
 * kill the target is as empty as before.
 *
 * @param source not changed; nobody else may write to it meanwhile
 * @throws Error with one sentence when the target is not empty, or something can't be copied
 */
export async function importToPostgres(
  source: DatabaseSync,
  url: string,
  onTable?: (copied: CopiedTable) => void,
): Promise<CopiedTable[]> {
  const { db } = openDatabase(url, migrationLimits);
  try {
    return await db.transaction().execute(async (trx) => {
      const target = createPostgresRows(trx);
      const [first] = await target.listTables();
      if (first) {
        throw new Error(
          `The database ${nameDatabase(url)} is not empty, it has the table ${first.name}; create an empty database.`,
        );
      }
      await createTables(trx, "postgres", listApplied(source));
      return copyRows(createSqliteRows(source), target, onTable);
    });
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    throw new Error(`${error.message}; check the database at ${nameDatabase(url)}.`);
  } finally {
    await db.destroy();
  }
}
