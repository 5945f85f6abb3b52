import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";

/** The state of a database before its migrations run. */
export interface DatabaseContent {
  /** Whether it was ever completely set up: the last step creates the demo campaign. */
  seeded: boolean;
  /** Its installation's id; undefined before it has one. */
  id: string | undefined;
}

export async function readDatabaseContent(db: Kysely<Database>): Promise<DatabaseContent> {
  const tables = new Set((await db.introspection.getTables()).map(({ name }) => name));
  const seeded = tables.has("campaigns") && (await isSeeded(db));
  const row = tables.has("installation")
    ? await db.selectFrom("installation").select("id").executeTakeFirst()
    : undefined;
  return { seeded, id: row?.id };
}

/** Whether a database with its tables was ever completely set up. */
export async function isSeeded(db: Kysely<Database>): Promise<boolean> {
  const found = await db.selectFrom("campaigns").select("id").limit(1).executeTakeFirst();
  return found !== undefined;
}

/** Names the database in messages: its file, or its server without the password. */
export function nameDatabase(url: string): string {
  if (url.startsWith("file:")) return url.slice("file:".length);
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
