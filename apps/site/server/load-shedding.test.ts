import { afterEach, beforeEach, expect, it } from "vitest";
import { createFormSender } from "../testing/form-bench.ts";
import { answerNever, type HostStandIn, startHostStandIn } from "../testing/host-stand-in.ts";
import { createTestApp, htmlPage } from "../testing/test-app.ts";
import { testSettings } from "../testing/test-settings.ts";
import { createPageCache } from "./page-cache/page-cache.ts";

let host: HostStandIn;
let delayMs: number;
let now: number;
let app: ReturnType<typeof createTestApp>;
beforeEach(async () => {
  delayMs = 0;
  now = 0;
  host = await startHostStandIn({
    "POST /lead/add/campaign-1": { json: { status: true } },
    "POST /lead/bookDemo_sendMail": { json: { status: true } },
  });
  const settings = testSettings({
    ...{ SITE_URL: "https://www.example.com", API_URL: host.url, ADMIN_URL: host.url },
    ...{ DEMO_CAMPAIGN_ID: "campaign-1", CAPTCHA_PROVIDER: "turnstile", CAPTCHA_SITE_KEY: "key" },
  });
  const render = async (key: string) => htmlPage(key);
  const pages = createPageCache({ render, extraHeaders: {}, now: () => now });
  app = createTestApp(settings, render, undefined, { readEventLoopDelay: () => delayMs, pages });
});
afterEach(() => host.stop());

const sender = createFormSender((path, init, env) => app.request(path, init, env));
const book = async (address?: string) => {
  const booking = await sender.demo({ recaptchaToken: "token" });
  const headers = { Accept: "application/json" };
  return sender.send(booking, { headers, address: address ?? "203.0.113.7" });
};
const busy = { outcome: "unreachable", retryAfterSeconds: 2, isUnread: true };

it("a slow event loop sheds forms and uncached pages, and serves cached pages and health checks", async () => {
  expect((await app.request("/pricing")).status).toBe(200);
  delayMs = 300;
  expect((await book()).status).toBe(200);
  const calls = host.calls.length;

  delayMs = 301;
  const form = await book();
  expect([form.status, form.headers.get("Retry-After")]).toEqual([503, "2"]);
  expect(await form.json()).toEqual(busy);
  const plain = { method: "POST", body: new URLSearchParams(), headers: { Accept: "text/html" } };
  const page = await app.request("/book-demo", plain);
  expect([page.status, await page.text()]).toEqual([
    503,
    "The site is very busy. Please reload this page in a few seconds; a form is then sent again.",
  ]);
  expect((await app.request("/")).status).toBe(503);
  expect((await app.request("/pricing")).status).toBe(200);
  expect((await app.request("/livez")).status).toBe(200);
  expect((await app.request("/readyz")).status).toBe(200);
  expect(host.calls).toHaveLength(calls);

  delayMs = 0;
  expect((await app.request("/")).status).toBe(200);
  for (let sent = 1; sent < 30; sent += 1) expect((await book()).status).toBe(200);
  expect((await book()).status).toBe(429);
});

it("a slow event loop serves a page that was served before, however old", async () => {
  expect(await (await app.request("/pricing")).text()).toContain("<p>/pricing</p>");
  now = 24 * 3_600_000;
  delayMs = 301;
  const old = await app.request("/pricing");
  expect([old.status, await old.text()]).toEqual([200, "<!doctype html><p>/pricing</p>"]);
  expect((await app.request("/")).status).toBe(503);
});

it("the 301st form that is being answered is shed, until the others have their answers", async () => {
  host.answers["GET /capabilities"] = answerNever;
  const waiting = Array.from({ length: 300 }, (_, number) => book(`198.51.100.${number % 250}`));
  expect(await (await book()).json()).toEqual(busy);
  await host.stop();
  await Promise.all(waiting);
  expect(await (await book()).json()).toEqual({ outcome: "unreachable" });
});
