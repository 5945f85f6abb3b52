import { randomUUID } from "node:crypto";
import pg from "pg";

/** A database for one test. */
export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** The server on which tests create databases; without it tests that need one are skipped. */
export const postgresUrl = process.env.POSTGRES_URL?.trim();

/** Creates an empty database on the server of `POSTGRES_URL`. */
export async function createPostgresDatabase(): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await askPostgres(postgresUrl ?? "", `create database ${name}`);
  const drop = async () => {
    await askPostgres(postgresUrl ?? "", `drop database ${name} with (force)`);
  };
  return { url: databaseUrl(name), drop };
}

/** The address of a database on the server of `POSTGRES_URL`. */
export function databaseUrl(name: string): string {
  const url = new URL(postgresUrl ?? "");
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs one query on a new connection, without the back office. */
export async function askPostgres<Row>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql).finally(() => client.end());
  return rows as Row[];
}
