import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { createCurrentTables } from "./create-current-tables.ts";
import { askPostgres, postgresUrl } from "./postgres-database.ts";

/** Vitest calls it before all tests, and what it returns after them. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), "crm-unit-"));
  const file = path.join(folder, "migrated.sqlite");
  await createCurrentTables(`file:${file}`);
  project.provide("migratedFile", file);

  const lent = `lent_${process.pid}`;
  project.provide("lentDatabases", lent);
  return async () => {
    rmSync(folder, { recursive: true });
    if (postgresUrl) await dropDatabases(postgresUrl, lent);
  };
}

async function dropDatabases(url: string, prefix: string): Promise<void> {
  const found = await askPostgres<{ name: string }>(
    url,
    `select datname as name from pg_database where datname ~ '^${prefix}_'`,
  );
  for (const { name } of found) await askPostgres(url, `drop database ${name} with (force)`);
}
