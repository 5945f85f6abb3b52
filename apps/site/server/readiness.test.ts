import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createSpool, type Spool } from "../app/backend/.server/spool/spool.ts";
import { createTestApp } from "../testing/test-app.ts";
import { testSettings } from "../testing/test-settings.ts";
import { createSiteReadiness } from "./readiness.ts";

let folder: string;
let spool: Spool;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ready-"));
  spool = createSpool(join(folder, "site-spool.sqlite"));
});
afterEach(() => {
  spool.close();
  rmSync(folder, { recursive: true });
});

async function ask({ dataDir = folder, drainSignal = new AbortController().signal } = {}) {
  const readiness = createSiteReadiness({
    ...{ dataDir, spool },
    backOffice: { problem: () => undefined },
    rejections: { problem: () => undefined },
  });
  const app = createTestApp(testSettings(), undefined, undefined, { readiness, drainSignal });
  const answer = await app.request("/readyz");
  return [answer.status, await answer.json()];
}

it("says that the site is ready when its spool can be written", async () => {
  expect(await ask()).toEqual([200, { ok: true }]);
});

it("says that the spool can be read but not written", async () => {
  spool.open();
  const other = new DatabaseSync(join(folder, "site-spool.sqlite"));
  other.exec("begin immediate");
  const [status, body] = await ask();
  expect(status).toBe(503);
  expect(Object.keys(body.failing)).toEqual(["spool"]);
  expect(body.failing.spool).toMatch(/^The spool can't be written \(database is locked\)/);
  other.exec("rollback");
  other.close();
});

it("says that the spool is damaged", async () => {
  writeFileSync(join(folder, "site-spool.sqlite"), "not a database ".repeat(100));
  const [status, body] = await ask();
  expect(status).toBe(503);
  expect(body.failing.spool).toMatch(
    /^The spool can't be written \(The spool of the site is damaged;/,
  );
});

it("says that the folder of the data is gone", async () => {
  expect(await ask({ dataDir: join(folder, "gone") })).toMatchObject([
    503,
    { failing: { disk: "The folder DATA_DIR can't be read; check its disk." } },
  ]);
});

it("says that the site is shutting down", async () => {
  expect(await ask({ drainSignal: AbortSignal.abort() })).toMatchObject([
    503,
    { failing: { draining: "The app is shutting down and takes no new requests." } },
  ]);
});
