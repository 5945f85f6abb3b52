import { randomUUID } from "node:crypto";
import { join } from "node:path";
import pg from "pg";
import { describe } from "vitest";

/** A database of a test's own. */
export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Makes an empty database; the file lies in the given folder where it is one. */
export type CreateTestDatabase = (folder: string) => Promise<TestDatabase>;

const postgresUrl = process.env.POSTGRES_URL?.trim();

/** For what is the same on both, or SQLite's alone. */
export const createSqliteFile: CreateTestDatabase = async (folder) => ({
  url: `file:${join(folder, "test.sqlite")}`,
  drop: async () => {},
});

/** A new database of the server that `POSTGRES_URL` names. */
export const createPostgresDatabase = async (): Promise<TestDatabase> => {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await runOnServer(`create database ${name}`);
  const url = new URL(postgresUrl ?? "");
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runOnServer(`drop database ${name} with (force)`) };
};

async function runOnServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

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
