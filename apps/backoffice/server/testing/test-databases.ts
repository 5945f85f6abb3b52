import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { describe, inject } from "vitest";
import { lendPostgresDatabase } from "./lent-databases.ts";
import { createPostgresDatabase, postgresUrl, type TestDatabase } from "./postgres-database.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Provided by `prepare-databases.ts`: a SQLite file with the current tables, which tests copy. */
    migratedFile: string;
    /** The names of the PostgreSQL databases that this run lends to tests begin with it. */
    lentDatabases: string;
  }
}

/**
 * Creates a database for a test; a SQLite file is in the given folder.
 *
 * @param tables "migrated" gives it the current tables, which is quicker than to migrate a new one
 */
export type CreateTestDatabase = (folder: string, tables?: "migrated") => Promise<TestDatabase>;

/** For behaviour that is the same on both databases, or only on SQLite. */
export const createSqliteFile: CreateTestDatabase = async (folder, tables) => {
  const file = join(folder, "test.sqlite");
  if (tables) copyFileSync(inject("migratedFile"), file);
  return { url: `file:${file}`, drop: async () => {} };
};

const createOnPostgres: CreateTestDatabase = (_folder, tables) =>
  tables ? lendPostgresDatabase() : createPostgresDatabase();

/** Runs a group of tests on SQLite, and on PostgreSQL where `POSTGRES_URL` names a server. */
export function describeOnEachDatabase(
  name: string,
  group: (createDatabase: CreateTestDatabase) => void,
): void {
  describe(`${name}, on SQLite`, () => group(createSqliteFile));
  describeOnPostgres(name, () => group(createOnPostgres));
}

/** Runs a group of tests on PostgreSQL where `POSTGRES_URL` names a server. */
export function describeOnPostgres(name: string, group: () => void): void {
  const title = `${name}, on PostgreSQL${postgresUrl ? "" : " (POSTGRES_URL is not set)"}`;
  describe.skipIf(!postgresUrl)(title, group);
}
