import type { Compilable, Kysely } from "kysely";
import type { DatabaseKind } from "../db/open-database.ts";
import type { Database } from "../db/schema.ts";

/** How the database would run a query, line by line. */
export async function explainQuery(
  db: Kysely<Database>,
  kind: DatabaseKind,
  query: Compilable,
): Promise<string[]> {
  const compiled = query.compile();
  const command = kind === "sqlite" ? "explain query plan" : "explain";
  const { rows } = await db.executeQuery<Record<string, unknown>>({
    ...compiled,
    sql: `${command} ${compiled.sql}`,
  });
  return rows.map((row) => String(kind === "sqlite" ? row.detail : row["QUERY PLAN"]));
}
