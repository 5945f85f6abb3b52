import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import type { Hono } from "hono";
import { sql } from "kysely";
import { pino } from "pino";
import { createApp } from "../app.ts";
import type { Database } from "../db/schema.ts";
import type { AppEnv } from "../http/app-env.ts";
import { ensureDemoCampaign } from "../leads/demo-campaign.ts";
import { createServices, type ServiceParts, type Services } from "../services.ts";
import { readBackofficeSettings } from "../settings.ts";
import type { CreateTestDatabase } from "./test-databases.ts";

/** A back office for tests with its own database, data folder and clock; tests send HTTP requests. */
export interface TestBackoffice {
  app: Hono<AppEnv>;
  services: Services;
  /** Set by tests. Epoch milliseconds. */
  clock: { now: number };
  /** Log entries of level "warn" and above. */
  logged: Record<string, unknown>[];
  /** Sends a request from the client address `from`. */
  request(path: string, init?: RequestInit, from?: string): Promise<TestAnswer>;
  count(table: keyof Database): Promise<number>;
  close(): Promise<void>;
}

export interface TestAnswer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of any shape
  body: any;
}

/** 21 November 2026, ten in the morning in India. */
export const testTime = Date.parse("2026-11-21T04:30:00Z");

/**
 * Opens a back office with default settings and the changes in `env`.
 *
 * @param createDatabase gives a database that has the current tables: to check and migrate it again would
 *   take longer than most tests
 */
export async function openTestBackoffice(
  createDatabase: CreateTestDatabase,
  env: Record<string, string> = {},
  parts: Pick<ServiceParts, "passwordHash"> = {},
): Promise<TestBackoffice> {
  const folder = mkdtempSync(join(tmpdir(), "office-"));
  const database = await createDatabase(folder, "migrated");
  const clock = { now: testTime };
  const logged: Record<string, unknown>[] = [];
  const settings = readBackofficeSettings({
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    ...env,
  });
  const services = createServices(settings, {
    ...parts,
    now: () => clock.now,
    log: collectLog(logged),
  });
  // A crash of the machine may lose the tests' databases, so nothing waits for the disk.
  if (services.databaseKind === "sqlite") {
    await sql`pragma synchronous = off`.execute(services.db);
  }
  await ensureDemoCampaign(services.db, settings.demoCampaignId, clock.now);
  const app = createApp(services);
  return {
    app,
    services,
    clock,
    logged,
    async request(path, init, from = "192.0.2.1") {
      const connection = { incoming: { socket: { remoteAddress: from } } };
      const response = await app.request(path, init, connection as AppEnv["Bindings"]);
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        body: text.startsWith("{") ? JSON.parse(text) : text,
      };
    },
    async count(table) {
      const { rows } = await services.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as("rows"))
        .executeTakeFirstOrThrow();
      return rows;
    },
    async close() {
      services.changeFeed.stop();
      services.leadFeed.stop();
      await services.articleIndex.stop();
      await services.variantMaker.stop();
      await services.db.destroy();
      await database.drop();
      rmSync(folder, { recursive: true });
    },
  };
}

function collectLog(entries: Record<string, unknown>[]) {
  const stream = new Writable({
    write(line, _encoding, done) {
      entries.push(JSON.parse(String(line)));
      done();
    },
  });
  return pino({ level: "warn" }, stream);
}

/** A JSON request body with its header. */
export function jsonPost(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  };
}
