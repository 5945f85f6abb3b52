import type { TestProject } from "vitest/node";
import { askPostgres, postgresUrl } from "./postgres-database.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The names of the databases that this run lends to tests begin with it. */
    lentDatabases: string;
  }
}

/** Vitest calls it before the tests, and what it returns after them. */
export default function setUp(project: TestProject): () => Promise<void> {
  const lent = `lent_${process.pid}`;
  project.provide("lentDatabases", lent);
  return async () => {
    if (!postgresUrl) return;
    const found = await askPostgres<{ datname: string }>(
      postgresUrl,
      `select datname from pg_database where datname ~ '^${lent}_'`,
    );
    for (const { datname } of found) {
      await askPostgres(postgresUrl, `drop database ${datname} with (force)`);
    }
  };
}
