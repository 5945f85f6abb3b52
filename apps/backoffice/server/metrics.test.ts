import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Writable } from "node:stream";
import { measureDisk } from "@crm/server-kit/free-disk";
import { startMetricsServer } from "@crm/server-kit/metrics-server";
import { readAlertRules, serves } from "@crm/server-kit/testing/alert-rules";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createApp } from "./app.ts";
import { measureOutbox } from "./mail/measure-outbox.ts";
import { sendLead } from "./testing/send-lead.ts";
import { openTestBackoffice, type TestBackoffice } from "./testing/test-backoffice.ts";
import { createSqliteFile } from "./testing/test-databases.ts";
import { measureWebhooks } from "./webhooks/measure-webhooks.ts";

let office: TestBackoffice;
let metrics: Server;
beforeAll(async () => {
  office = await openTestBackoffice(createSqliteFile);
  const { services } = office;
  measureOutbox(services);
  measureWebhooks(services);
  measureDisk(services.findFreeBytes);
  metrics = startMetricsServer({ host: "127.0.0.1", port: 0, log: services.log }) as Server;
  await once(metrics, "listening");
});
afterAll(async () => {
  metrics.close();
  await office.close();
});

const read = async () => {
  const { port } = metrics.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
};

it("counts requests by the pattern of their route, captchas by verdict, and limits by name", async () => {
  for (let lead = 0; lead < 31; lead += 1) {
    await office.request("/api/contactUs", { method: "POST" }, "192.0.2.9");
  }
  await office.request("/api/moved?path=%2Fblog%2Fold");
  await office.request("/media/farida-1x1-0123456789.webp");
  await office.request("/nothing/farida");
  await sendLead(office, "contact");
  const text = await read();
  expect(text).toContain('http_request_seconds_count{route="/api/contactUs",status="429"} 1');
  expect(text).toContain('http_request_seconds_count{route="/media/:name",status="404"} 1');
  expect(text).toContain('http_request_seconds_count{route="other",status="404"} 1');
  expect(text).toContain('limit_hits_total{limit="contactUs"} 1');
  expect(text).toContain('captcha_checks_total{verdict="good"} 1');
  expect(text).not.toContain("farida");
});

it("shows how many mails wait or are dead, and the age of the oldest that waits or is being sent", async () => {
  const { db } = office.services;
  await db.updateTable("mails").set({ state: "sending" }).execute();
  office.clock.now += 60_000;
  await sendLead(office, "contact");
  office.clock.now += 30_000;
  const before = await read();
  expect(before).toContain('outbox_mails{state="pending"} 1');
  expect(before).toContain('outbox_mails{state="dead"} 0');
  expect(before).toContain('webhook_deliveries{state="dead"} 0');
  expect(before).toContain("outbox_oldest_seconds 90\n");
  await db.updateTable("mails").set({ state: "dead" }).where("state", "=", "sending").execute();
  expect(await read()).toContain("outbox_oldest_seconds 30\n");
  await db.updateTable("mails").set({ state: "dead" }).execute();
  const after = await read();
  expect(after).toContain('outbox_mails{state="dead"} 2');
  expect(after).toContain("outbox_oldest_seconds 0\n");
});

const lines: Record<string, unknown>[] = [];
const stream = new Writable({
  write(line, _encoding, done) {
    lines.push(JSON.parse(String(line)));
    done();
  },
});
beforeEach(() => {
  lines.length = 0;
});

it("logs each call with the caller's id and its route, without path, query, address or body", async () => {
  const app = createApp({ ...office.services, log: pino({ level: "info" }, stream) });
  const bindings = { incoming: { socket: { remoteAddress: "192.0.2.77" } } };
  const ask = (path: string, id: string) =>
    app.request(path, { headers: { "X-Request-Id": id } }, bindings);
  const answer = await ask("/api/article/websit/farida?name=farida", "visitor-0001");
  expect(answer.headers.get("X-Request-Id")).toBe("visitor-0001");
  expect(lines).toMatchObject([
    { level: 30, msg: "Answered", requestId: "visitor-0001", method: "GET", status: answer.status },
  ]);
  expect(Object.keys(lines[0] ?? {}).sort()).toEqual([
    "hostname",
    "level",
    "method",
    "ms",
    "msg",
    "pid",
    "requestId",
    "route",
    "status",
    "time",
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/farida|192\.0\.2/);
  lines.length = 0;
  for (const path of ["/livez", "/readyz", "/media/x-1x1-0123456789.webp", "/admin"]) {
    await ask(path, "visitor-0002");
  }
  expect(lines).toEqual([]);
  expect((await ask("/livez", "<script>")).headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
});

it("serves each metric of its alert rules", async () => {
  const { alerts, wellFormed, metrics: used } = readAlertRules("backoffice");
  expect(alerts).toHaveLength(9);
  expect(wellFormed).toEqual(alerts);
  const text = await read();
  expect(used.filter((metric) => !serves(text, metric))).toEqual([]);
  expect(used).toContain("http_request_seconds_count");
  expect(serves(text, "no_such_metric")).toBe(false);
});
