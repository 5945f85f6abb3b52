import { join } from "node:path";
import { describe } from "vitest";
import { createPostgresDatabase, postgresUrl, type TestDatabase } from "./postgres-database.ts";

/** Makes an empty database; the file lies in the given folder where it is one. */
export type CreateTestDatabase = (folder: string) => Promise<TestDatabase>;

/** For what is the same on both, or SQLite's alone. */
export const createSqliteFile: CreateTestDatabase = async (folder) => ({
  url: `file:${join(folder, "test.sqlite")}`,
  drop: async () => {},
});

/** Runs a group of tests on SQLite, and on PostgreSQL where `POSTGRES_URL` names a server. */
export function describeOnEachDatabase(
  name: string,
  group: (createDatabase: CreateTestDatabase) => void,
): void {
  describe(`${name}, on SQLite`, () => group(createSqliteFile));
  describeOnPostgres(name, () => group(createPostgresDatabase));
}

/** Runs a group of tests on PostgreSQL where `POSTGRES_URL` names a server. */
export function describeOnPostgres(name: string, group: () => void): void {
  const title = `${name}, on PostgreSQL${postgresUrl ? "" : " (POSTGRES_URL is not set)"}`;
  describe.skipIf(!postgresUrl)(title, group);
}
