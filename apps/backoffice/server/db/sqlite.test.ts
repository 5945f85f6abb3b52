import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DatabaseUnavailable } from "./database-unavailable.ts";
import { openDatabase } from "./open-database.ts";
import type { Database } from "./schema.ts";
import { NodeSqliteDialect } from "./sqlite.ts";

describe("the SQLite file", () => {
  let folder: string;
  let db: Kysely<Database>;
  const open = () => openDatabase(`file:${join(folder, "deep", "test.sqlite")}`).db;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "sqlite-"));
    db = open();
  });
  afterEach(async () => {
    await db.destroy();
    rmSync(folder, { recursive: true });
  });
  const pragma = async (name: string) => {
    const { rows } = await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(db);
    return Object.values(rows[0] ?? {})[0];
  };

  it("is opened with durable writes, a busy timeout, foreign keys and overwritten deletions, every time", async () => {
    await sql`create table a (b)`.execute(db);
    await db.destroy();
    db = open();
    expect(await pragma("journal_mode")).toBe("wal");
    expect(await pragma("synchronous")).toBe(2);
    expect(await pragma("foreign_keys")).toBe(1);
    expect(await pragma("busy_timeout")).toBe(20);
    expect(await pragma("secure_delete")).toBe(1);
  });

  it("is a version without the WAL-reset flaw", async () => {
    const { rows } = await sql<{ version: string }>`select sqlite_version() as version`.execute(db);
    const [major = 0, minor = 0, patch = 0] = (rows[0]?.version ?? "").split(".").map(Number);
    expect(major * 1e6 + minor * 1e3 + patch).toBeGreaterThanOrEqual(3_051_003);
  });

  it("rejects parameters that would be stored as another value", async () => {
    await sql`create table a (b, c)`.execute(db);
    for (const value of [new Date(), {}, [1], undefined]) {
      await expect(sql`insert into a values (${value}, 1)`.execute(db)).rejects.toThrow(TypeError);
    }
    await sql`insert into a values (${true}, ${null})`.execute(db);
    const { rows } = await sql`select * from a`.execute(db);
    expect(rows.map((row) => ({ ...(row as object) }))).toEqual([{ b: 1, c: null }]);
  });

  it("takes the write lock when a transaction begins, not when it first writes", async () => {
    const other = new DatabaseSync(join(folder, "deep", "test.sqlite"), { timeout: 0 });
    await db.transaction().execute(async () => {
      expect(() => other.exec("begin immediate")).toThrow(/locked/);
    });
    other.exec("begin immediate; rollback");
    other.close();
  });

  it("waits for another process's write without blocking this one", async () => {
    await sql`create table a (b)`.execute(db);
    const other = new DatabaseSync(join(folder, "deep", "test.sqlite"), { timeout: 0 });
    other.exec("begin immediate");
    const writing = sql`insert into a values (1)`.execute(db);
    const inTransaction = db
      .transaction()
      .execute((within) => sql`insert into a values (2)`.execute(within));
    // This timer could not run while the event loop stands still.
    await pause(200);
    other.exec("commit");
    other.close();
    await Promise.all([writing, inTransaction]);
    const { rows } = await sql<{ b: number }>`select b from a`.execute(db);
    expect(rows.map(({ b }) => b)).toEqual([1, 2]);
  });

  it("fails while another process keeps the file locked, and works once it is free", async () => {
    await sql`create table a (b)`.execute(db);
    const path = join(folder, "deep", "test.sqlite");
    const impatient = new Kysely({ dialect: new NodeSqliteDialect(path, 500) });
    const write = () => sql`insert into a values (1)`.execute(impatient);
    const other = new DatabaseSync(path, { timeout: 0 });
    other.exec("begin immediate");
    await expect(write()).rejects.toThrow(DatabaseUnavailable);
    // A queue of requests must not wait for the lock one after the other.
    const started = performance.now();
    for (let tries = 0; tries < 3; tries += 1) {
      await expect(write()).rejects.toThrow(/database is locked/);
    }
    expect(performance.now() - started).toBeLessThan(3 * 500);
    expect((await sql`select b from a`.execute(impatient)).rows).toEqual([]);
    other.exec("rollback");
    other.close();
    await write();
    await impatient.destroy();
  });

  it("rolls back a migration that fails", async () => {
    const migrator = new Migrator({
      db,
      provider: {
        getMigrations: async () => ({
          one: {
            async up(schema: Kysely<unknown>) {
              await sql`create table half (a)`.execute(schema);
              await sql`create table half (a)`.execute(schema);
            },
          },
        }),
      },
    });
    expect((await migrator.migrateToLatest()).error).toBeDefined();
    await expect(sql`select * from half`.execute(db)).rejects.toThrow(/no such table/);
  });
});
