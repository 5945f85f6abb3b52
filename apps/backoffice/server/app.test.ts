import { capabilities } from "@crm/contract/extensions/capabilities";
import { livenessPath } from "@crm/contract/health";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { jsonPost, openTestBackoffice, type TestBackoffice } from "./testing/test-backoffice.ts";
import { createSqliteFile } from "./testing/test-databases.ts";

describe("the back office", () => {
  let office: TestBackoffice;
  beforeEach(async () => {
    office = await openTestBackoffice(createSqliteFile);
  });
  afterEach(() => office.close());

  it("is healthy", async () => {
    expect(await office.request(livenessPath)).toMatchObject({ status: 200, body: { ok: true } });
  });

  it("lists its capabilities beyond the twelve calls", async () => {
    const { status, body } = await office.request("/api/capabilities");
    expect(status).toBe(200);
    expect(capabilities.parse(body).capabilities).toEqual([
      "content-changes",
      "site-assertion",
      "held-leads",
      "spooled-leads",
      "keyed-repeats",
      "substitute-captcha",
      "undelivered-leads",
      "site-check",
      "old-addresses",
      "article-parts",
      "article-previews",
      "article-search",
      "search-misses",
      "article-feedback",
      "privacy-requests",
    ]);
  });

  it.each(["/api", "/api/", "/api/nothing", "/api/lead/add", "/API/contactUs", "/nothing.json"])(
    "answers the unknown address %s with JSON",
    async (path) => {
      for (const init of [{}, jsonPost({})]) {
        const answer = await office.request(path, init);
        expect(answer).toMatchObject({ status: 404, body: { status: false, success: false } });
      }
    },
  );

  it.each([livenessPath, "/api/nothing", "/api/contactUs", "/api/capabilities"])(
    "sets its security headers on %s",
    async (path) => {
      const { headers } = await office.request(path);
      expect(headers.get("Content-Type")).toContain("application/json");
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("Cache-Control")).toBe("no-store");
      expect(headers.get("Referrer-Policy")).toBe("no-referrer");
      expect(headers.get("Content-Security-Policy")).toBe(
        "default-src 'none'; frame-ancestors 'none'",
      );
      expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
      expect(headers.get("Permissions-Policy")).toContain("camera=()");
    },
  );

  it("sends Strict-Transport-Security on every answer, but only with HTTPS", async () => {
    const paths = [livenessPath, "/api/nothing", "/admin"];
    for (const path of paths) {
      const { headers } = await office.request(path);
      expect(headers.get("Strict-Transport-Security"), path).toBeNull();
    }
    await office.close();
    office = await openTestBackoffice(createSqliteFile, {
      BACKOFFICE_URL: "https://office.example.com",
    });
    for (const path of paths) {
      const { headers } = await office.request(path);
      expect(headers.get("Strict-Transport-Security"), path).toBe(
        "max-age=31536000; includeSubDomains",
      );
    }
  });

  it("answers an internal error with JSON without details, and logs it", async () => {
    await office.services.db.schema.dropTable("articles").execute();
    const answer = await office.request("/api/article/websit/LatestUpdate");
    expect(answer).toMatchObject({ status: 500, body: { status: false, success: false } });
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(JSON.stringify(answer.body)).not.toMatch(/articles|table|sql/i);
    expect(office.logged).toMatchObject([
      { msg: "request failed", err: { message: expect.stringContaining("articles") } },
    ]);
  });
});
