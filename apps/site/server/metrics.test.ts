import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { measureDisk } from "@crm/server-kit/free-disk";
import { startMetricsServer } from "@crm/server-kit/metrics-server";
import { readAlertRules, serves } from "@crm/server-kit/testing/alert-rules";
import { getRequestListener } from "@hono/node-server";
import pino from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { measureSpool } from "../app/backend/.server/spool/measure-spool.ts";
import { createSpool } from "../app/backend/.server/spool/spool.ts";
import { createTestApp, htmlPage, testPaths } from "../testing/test-app.ts";
import { testSettings } from "../testing/test-settings.ts";
import { createRejectionWatch } from "./forms/watch-rejections.ts";
import { createListener } from "./listener.ts";
import { createPageCache } from "./page-cache/page-cache.ts";

const log = pino({ level: "silent" }, new Writable());
const folder = mkdtempSync(join(tmpdir(), "metrics-"));
const spool = createSpool(join(folder, "spool.sqlite"));
const cache = createPageCache({ render: async (key) => htmlPage(key), extraHeaders: {} });
const app = createTestApp(testSettings());
const site = createServer(
  createListener("www.example.com", cache, testPaths, getRequestListener(app.fetch)),
);
let metrics: Server;
beforeAll(async () => {
  measureSpool(spool);
  measureDisk(async () => 1);
  createRejectionWatch();
  metrics = startMetricsServer({ host: "127.0.0.1", port: 0, log }) as Server;
  site.listen(0, "127.0.0.1");
  await Promise.all([once(metrics, "listening"), once(site, "listening")]);
});
afterAll(() => {
  site.close();
  metrics.close();
  spool.close();
  rmSync(folder, { recursive: true });
});

const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(urlOf(site) + path, { headers, redirect: "manual" });
const read = async () => (await fetch(`${urlOf(metrics)}/metrics`)).text();

it("counts requests by the pattern of their route, never by their path", async () => {
  await ask("/help-center/first");
  await ask("/help-center/second");
  await ask("/livez");
  await ask("/no/such/page");
  await ask("/nothing.png");
  const text = await read();
  const counts = [...text.matchAll(/^http_request_seconds_count\{(.+)\} (\d+)$/gm)];
  expect(Object.fromEntries(counts.map(([, labels, count]) => [labels, count]))).toEqual({
    'route="/help-center/:slug",status="200"': "2",
    'route="/livez",status="200"': "1",
    'route="other",status="302"': "1",
    'route="other",status="404"': "1",
  });
});

it("counts answers from the page cache without logging or measuring each", async () => {
  await cache.load("/pricing");
  const etag = (await ask("/pricing")).headers.get("etag") ?? "";
  await ask("/pricing", { "If-None-Match": etag });
  await ask("/pricing");
  const text = await read();
  expect(text).toContain('cached_pages_total{status="200"} 2');
  expect(text).toContain('cached_pages_total{status="304"} 1');
  expect(text).not.toContain('route="/pricing"');
});

it("tells fresh pages of the cache from stale ones and from those a reader waits for", async () => {
  let now = 0;
  const pages = createPageCache({
    render: async (key) => htmlPage(key),
    extraHeaders: {},
    now: () => now,
  });
  await pages.load("/pricing");
  pages.find("/pricing");
  pages.find("/pricing");
  now += 20_000;
  pages.find("/pricing");
  now += 60_000;
  expect(pages.find("/pricing")).toBeUndefined();
  const text = await read();
  expect(text).toContain('page_cache_reads_total{result="fresh"} 2');
  expect(text).toContain('page_cache_reads_total{result="stale"} 1');
  expect(text).toContain('page_cache_reads_total{result="missed"} 1');
});

it("shows the spool's rows by state, and the age of the oldest", async () => {
  expect(await read()).toContain("spool_oldest_seconds 0\n");
  spool.add([
    {
      ...{ call: 4, idempotency_key: "k1", content_hash: "c1", token_hash: "t1", next_call: 4 },
      ...{ body: "{}", verdict: "v", captcha: "verified", unclear: 0 },
      ...{ dueAt: Date.now() + 60_000, isRunning: false, failure: "503" },
    },
  ]);
  const text = await read();
  expect(text).toContain('spool_submissions{state="waiting"} 1');
  expect(text).toContain('spool_submissions{state="dead"} 0');
  expect(text).toMatch(/^spool_oldest_seconds 0\.\d+/m);
});

it("serves each metric of its alert rules", async () => {
  const { alerts, wellFormed, metrics: used } = readAlertRules("site");
  expect(alerts).toHaveLength(11);
  expect(wellFormed).toEqual(alerts);
  const text = await read();
  expect(used.filter((metric) => !serves(text, metric))).toEqual([]);
  expect(used).toContain("http_request_seconds_count");
  expect(serves(text, "no_such_metric")).toBe(false);
});
