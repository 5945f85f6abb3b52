import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";

/**
 * Drops the indexes of tables while they are filled, and creates them again from what is there then. With a million
 * leads each group of inserts would otherwise change most pages of the indexes. SQLite only.
 */
export async function fillWithoutIndexes(
  db: Kysely<Database>,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  // The index of a primary key has no statement of its own, and stays.
  const { rows: indexes } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_master
    where type = 'index' and sql is not null and tbl_name in (${sql.join(tables)})
  `.execute(db);
  for (const { name } of indexes) await sql`drop index ${sql.id(name)}`.execute(db);
  await fill();
  for (const index of indexes) await sql.raw(index.sql).execute(db);
}
