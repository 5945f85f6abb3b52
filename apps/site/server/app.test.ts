import { describe, expect, it } from "vitest";
import { createTestApp, htmlPage } from "../testing/test-app.ts";
import { testSettings } from "../testing/test-settings.ts";

const settings = testSettings({ SITE_URL: "https://www.example.com" });
const rendered: string[] = [];
const app = createTestApp(settings, async (key) => {
  rendered.push(key);
  return htmlPage(key, { headers: { "Content-Security-Policy": "default-src 'self'" } });
});

const asIs = { redirect: "manual" } as const;

describe("redirects", () => {
  it.each([
    ["/pricing/", "/pricing"],
    ["/PRICING?from=mail", "/pricing?from=mail"],
    ["/set-up-workflow-automation", "/set-up-workFlow-automation"],
    ["/templates", "/help-center/templates"],
    ["//evil.test/", "/evil.test"],
    ["/%5Cevil.test/", "/%5Cevil.test"],
    ["/help-center/caf%C3%A9/", "/help-center/caf%C3%A9"],
  ])("%s goes to %s for good", async (path, target) => {
    const answer = await app.request(`https://www.example.com${path}`, asIs);
    expect([answer.status, answer.headers.get("Location")]).toEqual([308, target]);
  });

  it.each(["/nope", "/no/such/page", "/admin", "/help-centre?x=1"])(
    "the unknown page %s leads home",
    async (path) => {
      const answer = await app.request(path);
      expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/"]);
    },
  );

  it.each(["/nope.png", "/assets/app-000.js", "/api/nope", "/API", "/_events/nope", "/.env"])(
    "%s is a plain 404",
    async (path) => {
      expect((await app.request(path)).status).toBe(404);
    },
  );
});

describe("requests that nobody should send", () => {
  it("are not inflated", async () => {
    const body = { method: "POST", body: "x", headers: { "Content-Encoding": "br" } };
    expect((await app.request("/_forms/demo", body)).status).toBe(415);
  });

  it("are not read beyond the limit", async () => {
    const body = "x".repeat(1_000_000);
    const answer = await app.request("/_forms/demo", {
      method: "POST",
      body,
      headers: { "Content-Length": String(body.length) },
    });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({ message: expect.stringContaining("100 kilobytes") });
  });

  it.each(["/%", "/%E0%A4%A", "/help-center/%00"])("%s is answered 400", async (path) => {
    expect((await app.request(path)).status).toBe(400);
  });

  it("send no data to a page", async () => {
    const answer = await app.request("/pricing", { method: "POST", body: "x=1" });
    expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
  });
});

describe("headers", () => {
  it("stand on every answer; a page keeps its own policy", async () => {
    for (const path of ["/", "/healthz", "/nope", "/nope.png"]) {
      const { headers } = await app.request(path);
      expect(headers.get("X-Content-Type-Options"), path).toBe("nosniff");
      expect(headers.get("Referrer-Policy"), path).toBe("strict-origin-when-cross-origin");
      expect(headers.get("Strict-Transport-Security"), path).toContain("max-age");
      const policy = path === "/" ? "default-src 'self'" : /default-src 'none'/;
      expect(headers.get("Content-Security-Policy"), path).toMatch(policy);
    }
  });

  it("of a page that the reader has already do not replace its policy", async () => {
    const first = await app.request("/");
    const etag = first.headers.get("ETag") ?? "";
    const again = await app.request("/", { headers: { "If-None-Match": etag } });
    expect([again.status, again.headers.get("Content-Security-Policy")]).toEqual([304, null]);
  });

  it("promise HTTPS only where the site has it", async () => {
    const plain = createTestApp(testSettings({ SITE_URL: "http://www.example.com" }));
    expect((await plain.request("/healthz")).headers.has("Strict-Transport-Security")).toBe(false);
  });
});

it("is healthy", async () => {
  const answer = await app.request("/healthz");
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
});

describe("publish events", () => {
  const send = (body: unknown, secret = settings.publishSecret) =>
    app.request("/_events/publish", {
      method: "POST",
      body: JSON.stringify(body),
      headers: { Authorization: `Bearer ${secret}`, "Content-Type": "application/json" },
    });

  it("drop the pages that they name", async () => {
    rendered.length = 0;
    await app.request("/help-center/a");
    await app.request("/help-center/a");
    expect(rendered).toEqual(["/help-center/a"]);
    expect((await send({ paths: ["/help-center/a"] })).status).toBe(200);
    await app.request("/help-center/a");
    expect(rendered).toEqual(["/help-center/a", "/help-center/a"]);
  });

  it("need the secret, and say so alike for a wrong and a missing one", async () => {
    const wrong = await send({ paths: ["*"] }, "guess");
    const missing = await app.request("/_events/publish", { method: "POST" });
    expect([wrong.status, missing.status]).toEqual([401, 401]);
    expect(await wrong.text()).toBe(await missing.text());
  });

  it.each([{}, { paths: "*" }, { paths: ["relative"] }, null])("refuse %j", async (body) => {
    expect((await send(body)).status).toBe(400);
  });
});

it("answers a fault with a clear sentence and keeps nothing of it", async () => {
  let broken = true;
  const faulty = createTestApp(settings, async (key) => {
    if (broken) throw new Error("secret detail");
    return htmlPage(key);
  });
  const answer = await faulty.request("/");
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain("secret detail");
  broken = false;
  expect((await faulty.request("/")).status).toBe(200);
});
