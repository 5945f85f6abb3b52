import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openDatabase } from "../db/open-database.ts";
import type { Database } from "../db/schema.ts";
import { createPostgresDatabase, type TestDatabase } from "../testing/postgres-database.ts";
import { type OfficeProcess, startOffice } from "../testing/start-office.ts";
import { createSqliteFile, describeOnPostgres } from "../testing/test-databases.ts";

// Processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let database: TestDatabase | undefined;
let started: OfficeProcess[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "offices-"));
  started = [];
});
afterEach(async () => {
  for (const { child } of started) child.kill("SIGKILL");
  await Promise.all(started.map(({ ended }) => ended));
  await database?.drop();
  rmSync(folder, { recursive: true });
});

/** Each start takes seconds, and half a minute on a busy machine. Milliseconds. */
const timeout = 180_000;

/** Starts an office with the data folder of this name. */
function start(name: string, env: Record<string, string> = {}): OfficeProcess {
  const office = startOffice({
    DATA_DIR: join(folder, name),
    DATABASE_URL: database?.url ?? "",
    SECRETS_KEY: "the key of these offices",
    BACKOFFICE_PORT: "0",
    ...env,
  });
  started.push(office);
  return office;
}

/** Returns what both have printed. */
async function startTwo(folders: readonly string[]): Promise<string> {
  const offices = folders.map((name) => start(name));
  await Promise.all(offices.map(({ ready }) => ready()));
  const told = offices.map(({ told: { text } }) => text).join("\n");
  expect(told.match(/Administrator: /g)).toHaveLength(1);
  expect(told.match(/The sample content is in place/g)).toHaveLength(1);
  expect(await count("auth_people")).toBe(1);
  expect(await count("campaigns")).toBe(1);
  expect(await count("companies")).toBe(1);
  expect(await count("installation")).toBe(1);
  return told;
}

async function count(table: keyof Database | "auth_people"): Promise<number> {
  const { db } = openDatabase(database?.url ?? "");
  const { rows } = await db
    .selectFrom(table as keyof Database)
    .select(({ fn }) => fn.countAll<number>().as("rows"))
    .executeTakeFirstOrThrow();
  await db.destroy();
  return rows;
}

const readSecretsOf = (name: string) =>
  JSON.parse(readFileSync(join(folder, name, "secrets.json"), "utf8"));

describeOnPostgres("two back offices that start at once on an empty database", () => {
  beforeEach(async () => {
    database = await createPostgresDatabase();
  });

  it("set it up once and use the same secrets, and a third with another one does not start", {
    timeout,
  }, async () => {
    const told = await startTwo(["one", "two"]);
    expect(told.match(/This file now has the secrets of the database/g)).toHaveLength(1);
    expect(readSecretsOf("two")).toEqual(readSecretsOf("one"));
    const third = start("three", { AUTH_SECRET: "another secret than theirs" });
    expect(await third.ended).toEqual([1, null]);
    const { host, pathname } = new URL(database?.url ?? "");
    expect(third.told.text).toBe(
      `AUTH_SECRET differs from what the database ${host}${pathname} gives all back offices; set the same here or nothing, or, to change it on purpose, stop all of them and run npm run rotate-secrets -- AUTH_SECRET.\n`,
    );
  });

  it("set it up once at a second try too", { timeout }, async () => {
    await startTwo(["three", "four"]);
  });
});

it("two back offices that start at once on an empty SQLite file set it up once", {
  timeout,
}, async () => {
  database = await createSqliteFile(folder);
  await startTwo(["data", "data"]);
});
