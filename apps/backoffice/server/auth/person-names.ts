import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";

/** The names of people of the back office by id. People who were removed are missing. */
export async function findPersonNames(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  // The table belongs to better-auth.
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from auth_people where id in (${sql.join([...new Set(ids)])})
  `.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
