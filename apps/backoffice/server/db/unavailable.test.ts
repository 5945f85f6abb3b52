import { writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createApp } from "../app.ts";
import type { AppEnv } from "../http/app-env.ts";
import { createServices, type Services } from "../services.ts";
import { type DatabaseProxy, startDatabaseProxy } from "../testing/database-proxy.ts";
import { everyRoute } from "../testing/every-route.ts";
import { lendPostgresDatabase } from "../testing/lent-databases.ts";
import type { TestDatabase } from "../testing/postgres-database.ts";
import { sendLead } from "../testing/send-lead.ts";
import { createSqliteFile, describeOnPostgres } from "../testing/test-databases.ts";
import { openTestDesk, type TestDesk } from "../testing/test-desk.ts";
import { findSqlitePath } from "./open-database.ts";
import { servingLimits } from "./postgres-limits.ts";

type Answers = Record<string, readonly [status: number, retryAfter: string | null]>;

/** Sends every request of `everyRoute` at once, as many visitors would. */
async function askEveryRoute(desk: TestDesk, services = desk.services): Promise<Answers> {
  const app = createApp(services);
  const bindings = { incoming: { socket: { remoteAddress: "192.0.2.1" } } };
  const answers = (await everyRoute(desk)).map(async ({ path, init }) => {
    const { status, headers } = await app.request(path, init, bindings as AppEnv["Bindings"]);
    return [`${init.method ?? "GET"} ${path}`, [status, headers.get("Retry-After")]] as const;
  });
  return Object.fromEntries(await Promise.all(answers));
}

function expectUnavailable({ "GET /readyz": readiness, ...answers }: Answers): void {
  const others = Object.entries(answers).filter(([, [status, after]]) => status !== 503 || !after);
  expect(others).toEqual([]);
  expect(Object.keys(answers)).toHaveLength(79);
  expect(readiness?.[0]).toBe(503);
}

describe("a database that accepts connections and never answers", () => {
  let desk: TestDesk;
  let silent: DatabaseProxy;
  let services: Services;
  beforeEach(async () => {
    desk = await openTestDesk(createSqliteFile);
    silent = await startDatabaseProxy();
    const settings = { ...desk.services.settings, databaseUrl: silent.url };
    const log = pino({ level: "silent" });
    services = createServices(settings, { now: () => desk.clock.now, log });
  });
  afterEach(async () => {
    await services.articleIndex.stop();
    await services.db.destroy();
    await silent.close();
    await desk.close();
  });

  it("causes 503 with Retry-After on every route, and fails the readiness check", async () => {
    expectUnavailable(await askEveryRoute(desk, services));
    const app = createApp(services);
    expect((await app.request("/livez")).status).toBe(200);
    const readiness = await app.request("/readyz");
    const sentence =
      "PostgreSQL does not answer; start it, or correct DATABASE_URL and start again.";
    expect(await readiness.json()).toEqual({
      ok: false,
      message: sentence,
      failing: { database: sentence },
    });
  });
});

it("every request waits less than five seconds for PostgreSQL", () => {
  expect(servingLimits).toEqual({
    connectMs: 3_500,
    answerMs: 3_500,
    statementMs: 3_000,
    lockMs: 2_500,
    idleInTransactionMs: 10_000,
  });
});

describe("a SQLite file", () => {
  let desk: TestDesk;
  beforeEach(async () => {
    desk = await openTestDesk(createSqliteFile);
  });
  afterEach(() => desk.close());
  const path = () => findSqlitePath(desk.services.settings.databaseUrl) ?? "";

  it("that is damaged at run time causes 503 on every route", async () => {
    const { db } = desk.services;
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
    await sql`pragma cache_size = 0`.execute(db);
    writeFileSync(path(), Buffer.alloc(2_000_000, "not a database "));
    expectUnavailable(await askEveryRoute(desk));
  });

  it("that another program has locked causes 503 for writes and serves reads", async () => {
    const other = new DatabaseSync(path());
    other.exec("begin immediate");
    const answers = await askEveryRoute(desk);
    expect(answers["POST /api/contactUs"]).toEqual([503, "5"]);
    expect(answers["GET /api/article/websit/LatestUpdate"]).toEqual([200, null]);
    other.exec("rollback");
    other.close();
    expect((await askEveryRoute(desk))["POST /api/contactUs"]).toEqual([200, null]);
  });
});

describeOnPostgres("PostgreSQL", () => {
  let database: TestDatabase;
  let proxy: DatabaseProxy;
  let desk: TestDesk;
  beforeEach(async () => {
    database = await lendPostgresDatabase();
    proxy = await startDatabaseProxy(database.url);
    desk = await openTestDesk(async () => ({ url: proxy.url, drop: async () => {} }));
  });
  afterEach(async () => {
    await desk.close();
    await proxy.close();
    await database.drop();
  });

  it("that stops answering causes 503 on every route, and is used again when it answers", async () => {
    proxy.swallow(true);
    expectUnavailable(await askEveryRoute(desk));
    proxy.swallow(false);
    await expect
      .poll(() => desk.request("/readyz"))
      .toMatchObject({
        status: 200,
      });
    const answers = await askEveryRoute(desk);
    expect(answers["GET /api/desk/leads"]).toEqual([200, null]);
    expect(answers["GET /api/search/articles?q=templates"]).toEqual([200, null]);
    expect(answers["POST /api/contactUs"]).toEqual([200, null]);
  });

  it("that loses connections at COMMIT causes a 503, but no lost or duplicate lead", async () => {
    const statuses: number[] = [];
    for (let lead = 0; lead < 4; lead += 1) {
      const headers = { "Idempotency-Key": `key-${lead}` };
      const send = () =>
        sendLead(desk, "contact", (given) => {
          given.headers = headers;
        });
      proxy.cutAtCommit(1);
      statuses.push((await send()).status, (await send()).status);
    }
    expect(statuses).toEqual([503, 200, 503, 200, 503, 200, 503, 200]);
    expect(proxy.cuts()).toBe(4);
    expect(await desk.count("leads")).toBe(4);
  });

  it("ends a statement that takes too long", async () => {
    await expect(sql`select pg_sleep(20)`.execute(desk.services.db)).rejects.toThrow(
      "The database is not available: canceling statement due to statement timeout",
    );
  });
});
