import { describe, expect, it } from "vitest";
import { createTestApp, htmlPage } from "../testing/test-app.ts";
import { testSettings } from "../testing/test-settings.ts";

const settings = testSettings({ SITE_URL: "https://www.example.com" });
const app = createTestApp(settings, async (key) =>
  htmlPage(key, { headers: { "Content-Security-Policy": "default-src 'self'" } }),
);

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
  ])(
    "send %s to %s permanently, and browsers ask again before they repeat it",
    async (path, target) => {
      const answer = await app.request(`https://www.example.com${path}`, asIs);
      expect([answer.status, answer.headers.get("Location")]).toEqual([308, target]);
      expect(answer.headers.get("Cache-Control")).toBe("no-cache");
    },
  );

  it.each(["/nope", "/no/such/page", "/admin", "/help-centre?x=1"])(
    "send the unknown page %s to the home page",
    async (path) => {
      const answer = await app.request(path);
      expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/"]);
    },
  );

  it.each(["/nope.png", "/assets/app-000.js", "/api/nope", "/API", "/_events/nope", "/.env"])(
    "do not apply to %s, which is a plain 404",
    async (path) => {
      expect((await app.request(path)).status).toBe(404);
    },
  );
});

describe("a malformed or forbidden request", () => {
  it("is answered 415 when its body is compressed", async () => {
    const body = { method: "POST", body: "x", headers: { "Content-Encoding": "br" } };
    expect((await app.request("/_forms/demo", body)).status).toBe(415);
  });

  it("is not read beyond the size limit", async () => {
    const body = "x".repeat(1_000_000);
    const answer = await app.request("/_forms/demo", {
      method: "POST",
      body,
      headers: { "Content-Length": String(body.length) },
    });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({ message: expect.stringContaining("100 kilobytes") });
  });

  it.each(["/%", "/%E0%A4%A", "/help-center/%00"])(
    "is answered 400 for the path %s",
    async (path) => {
      expect((await app.request(path)).status).toBe(400);
    },
  );

  it("is answered 405 when it posts to a page", async () => {
    const answer = await app.request("/pricing", { method: "POST", body: "x=1" });
    expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
  });
});

describe("security headers", () => {
  it("are set on every answer, and a page keeps its own content policy", async () => {
    for (const path of ["/", "/livez", "/nope", "/nope.png"]) {
      const { headers } = await app.request(path);
      expect(headers.get("X-Content-Type-Options"), path).toBe("nosniff");
      expect(headers.get("Referrer-Policy"), path).toBe("strict-origin-when-cross-origin");
      expect(headers.get("Strict-Transport-Security"), path).toContain("max-age");
      const policy = path === "/" ? "default-src 'self'" : /default-src 'none'/;
      expect(headers.get("Content-Security-Policy"), path).toMatch(policy);
    }
  });

  it("of a 304 answer do not replace the page's content policy", async () => {
    const first = await app.request("/");
    const etag = first.headers.get("ETag") ?? "";
    const again = await app.request("/", { headers: { "If-None-Match": etag } });
    expect([again.status, again.headers.get("Content-Security-Policy")]).toEqual([304, null]);
  });

  it("require HTTPS only when the site's address is HTTPS", async () => {
    const plain = createTestApp(testSettings({ SITE_URL: "http://www.example.com" }));
    expect((await plain.request("/livez")).headers.has("Strict-Transport-Security")).toBe(false);
  });
});

it("answers the health check", async () => {
  const answer = await app.request("/livez");
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
});

it("answers an unexpected error with a clear sentence and does not cache it", async () => {
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
