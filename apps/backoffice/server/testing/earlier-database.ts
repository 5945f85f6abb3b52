import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { afterEach, beforeEach, expect } from "vitest";
import { migrations } from "../db/migrations/index.ts";
import { openDatabase } from "../db/open-database.ts";
import type { Database } from "../db/schema.ts";
import type { TestDatabase } from "./postgres-database.ts";
import type { CreateTestDatabase } from "./test-databases.ts";

/**
 * Gives each test of the current `describe` a new database with the tables as they were after
 * `migration`. Its `db` has the types of today's tables.
 */
export function useEarlierDatabase(createDatabase: CreateTestDatabase, migration: string) {
  const earlier = {} as { db: Kysely<Database> };
  let folder: string;
  let database: TestDatabase;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "migration-"));
    database = await createDatabase(folder);
    earlier.db = openDatabase(database.url).db;
    const provider = { getMigrations: async () => migrations };
    const { error } = await new Migrator({ db: earlier.db, provider }).migrateTo(migration);
    expect(error).toBeUndefined();
  });
  afterEach(async () => {
    await earlier.db.destroy();
    await database.drop();
    rmSync(folder, { recursive: true });
  });
  return earlier;
}
