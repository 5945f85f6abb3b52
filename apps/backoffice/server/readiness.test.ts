import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createApp } from "./app.ts";
import { findSqlitePath } from "./db/open-database.ts";
import { createClockCheck } from "./readiness.ts";
import { lendPostgresDatabase } from "./testing/lent-databases.ts";
import { openTestBackoffice, type TestBackoffice } from "./testing/test-backoffice.ts";
import {
  createSqliteFile,
  describeOnEachDatabase,
  describeOnPostgres,
} from "./testing/test-databases.ts";

const notReady = (failing: Record<string, string>) => ({
  status: 503,
  body: { ok: false, message: Object.values(failing).join(" "), failing },
});

describeOnEachDatabase("the readiness of the back office", (createDatabase) => {
  let office: TestBackoffice;
  beforeEach(async () => {
    office = await openTestBackoffice(createDatabase);
  });
  afterEach(() => office.close());

  it("writes to the database", async () => {
    expect(await office.request("/readyz")).toMatchObject({ status: 200, body: { ok: true } });
    const rows = await office.services.db.selectFrom("readiness_writes").selectAll().execute();
    expect(rows).toEqual([{ slot: 1, written_at: office.clock.now }]);
  });

  it("names a migration that the database lacks, and accepts those of a newer version", async () => {
    const { db } = office.services;
    await db
      .updateTable("kysely_migration")
      .set({ name: "2027-01-01-newer" })
      .where("name", "=", "2026-11-21-picture-alt")
      .execute();
    expect(await office.request("/readyz")).toMatchObject(
      notReady({
        migrations:
          "The database lacks the migration 2026-11-21-picture-alt; start the back office again, which applies it.",
      }),
    );
  });
});

describe("a back office that is not ready", () => {
  let office: TestBackoffice;
  beforeEach(async () => {
    office = await openTestBackoffice(createSqliteFile);
  });
  afterEach(() => office.close());

  it("says that its database can be read but not written", async () => {
    const other = new DatabaseSync(findSqlitePath(office.services.settings.databaseUrl) ?? "");
    other.exec("begin immediate");
    expect(await office.request("/readyz")).toMatchObject(
      notReady({
        database:
          "The database file test.sqlite can't be written; check the file, its disk and the log.",
      }),
    );
    expect((await office.request("/livez")).status).toBe(200);
    other.exec("rollback");
    other.close();
  });

  it("says that its disk fills", async () => {
    office.services.findFreeBytes = async () => 99 * 1024 * 1024;
    expect(await office.request("/readyz")).toMatchObject(
      notReady({
        disk: "The disk of DATA_DIR has 99 MB left, less than 256 MB; free some space or give it a larger disk.",
      }),
    );
  });

  it("says that it is shutting down", async () => {
    const drain = new AbortController();
    const app = createApp(office.services, undefined, drain.signal);
    drain.abort();
    const answer = await app.request("/readyz");
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      failing: { draining: "The app is shutting down and takes no new requests." },
    });
  });
});

describeOnPostgres("the clock of the back office", () => {
  it("differs from the database's by a minute at most, or the readiness check says so", async () => {
    const { services, close } = await openTestBackoffice(lendPostgresDatabase);
    const check = (differenceMs: number) =>
      createClockCheck(services, () => Date.now() + differenceMs)();
    try {
      expect(await check(0)).toBeUndefined();
      expect(await check(-58_000)).toBeUndefined();
      for (const differenceMs of [-95_000, 95_000]) {
        expect(await check(differenceMs)).toMatch(
          /^The clocks of this back office and of PostgreSQL differ by 9\d seconds; set both from a time server\.$/,
        );
      }
    } finally {
      await close();
    }
  });
});
