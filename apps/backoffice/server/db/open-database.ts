import { dirname } from "node:path";
import { createFolder } from "@crm/server-kit/create-folder";
import { Kysely } from "kysely";
import { createPostgresDialect } from "./postgres.ts";
import { servingLimits } from "./postgres-limits.ts";
import type { Database } from "./schema.ts";
import { NodeSqliteDialect } from "./sqlite.ts";

export type DatabaseKind = "sqlite" | "postgres";

/** The database and its kind, which better-auth and a few locks need. */
export interface OpenDatabase {
  db: Kysely<Database>;
  kind: DatabaseKind;
}

/**
 * Opens `file:<path>` or `postgres://…`. Once per process: see `NodeSqliteDialect`.
 *
 * @param limits how long PostgreSQL may take
 */
export function openDatabase(url: string, limits = servingLimits): OpenDatabase {
  const path = findSqlitePath(url);
  if (path === undefined) {
    const dialect = createPostgresDialect(url, limits);
    return { db: new Kysely<Database>({ dialect }), kind: "postgres" };
  }
  createFolder(dirname(path), "DATABASE_URL");
  return { db: new Kysely<Database>({ dialect: new NodeSqliteDialect(path) }), kind: "sqlite" };
}

/** The file of a database URL, or undefined when it is the URL of a server. */
export function findSqlitePath(url: string): string | undefined {
  return url.startsWith("file:") ? url.slice("file:".length) : undefined;
}
