import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { Kysely } from "kysely";
import { createPostgresDialect } from "./postgres.ts";
import type { Database } from "./schema.ts";
import { NodeSqliteDialect } from "./sqlite.ts";

export type DatabaseKind = "sqlite" | "postgres";

/** The database and which kind it is: better-auth and a few locks want to know. */
export interface OpenDatabase {
  db: Kysely<Database>;
  kind: DatabaseKind;
}

/** Opens `file:<path>` or `postgres://…`. Once per process: see `NodeSqliteDialect`. */
export function openDatabase(url: string): OpenDatabase {
  if (!url.startsWith("file:")) {
    return { db: new Kysely<Database>({ dialect: createPostgresDialect(url) }), kind: "postgres" };
  }
  const path = url.slice("file:".length);
  mkdirSync(dirname(path), { recursive: true });
  return { db: new Kysely<Database>({ dialect: new NodeSqliteDialect(path) }), kind: "sqlite" };
}
