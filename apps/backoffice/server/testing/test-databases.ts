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

/** Creates a database without rows; a SQLite file is in the given folder. */
export type CreateTestDatabase = (folder: string) => Promise<TestDatabase>;

/** For behaviour that is the same on both databases, or only on SQLite. The file has the current tables. */
export const createSqliteFile: CreateTestDatabase = async (folder) => {
  copyFileSync(inject("migratedFile"), sqliteFile(folder));
  return createNewSqliteFile(folder);
};

const createNewSqliteFile: CreateTestDatabase = async (folder) => ({
  url: `file:${sqliteFile(folder)}`,
  drop: async () => {},
});

const sqliteFile = (folder: string) => join(folder, "test.sqlite");

/** Runs a group of tests on SQLite, and on PostgreSQL where `POSTGRES_URL` names a server. */
export function describeOnEachDatabase(
  name: string,
  group: (createDatabase: CreateTestDatabase) => void,
): void {
  describe(`${name}, on SQLite`, () => group(createSqliteFile));
  describeOnPostgres(name, () => group(lendPostgresDatabase));
}

/** For tests of migrations: the database has no tables at first. */
export function describeOnEachNewDatabase(
  name: string,
  group: (createDatabase: CreateTestDatabase) => void,
): void {
  describe(`${name}, on SQLite`, () => group(createNewSqliteFile));
  describeOnPostgres(name, () => group(createPostgresDatabase));
}

/** Runs a group of tests on PostgreSQL where `POSTGRES_URL` names a server. */
export function describeOnPostgres(name: string, group: () => void): void {
  const title = `${name}, on PostgreSQL${postgresUrl ? "" : " (POSTGRES_URL is not set)"}`;
  describe.skipIf(!postgresUrl)(title, group);
}
