import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createDeskPageRoutes } from "./desk-page.ts";

const siteUrl = "https://www.shop.example/";

describe("the desk's page", () => {
  let dir: string;
  let shared: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), "desk-"));
    shared = mkdtempSync(join(tmpdir(), "desk-assets-"));
  });
  afterEach(() => {
    for (const folder of [dir, shared]) rmSync(folder, { recursive: true });
  });

  function build(): void {
    mkdirSync(join(dir, "assets"));
    writeFileSync(join(dir, "assets", "desk-1a2b.js"), "export {};");
    writeFileSync(join(dir, "assets", "large-3c4d.js"), `/*${"x".repeat(5_000)}*/`);
    writeFileSync(join(dir, "index.html"), '<script nonce="__NONCE__" src="x.js"></script>');
  }

  it("has a new nonce in the page and in its policy, and is never cached", async () => {
    build();
    const app = createDeskPageRoutes(dir, shared, siteUrl);
    const nonces = new Set<string>();
    for (const path of ["/admin", "/admin/leads", "/admin/articles/a1?x=1"]) {
      const response = await app.request(path);
      const nonce = /nonce="([^"]+)"/.exec(await response.text())?.[1] ?? "";
      nonces.add(nonce);
      const policy = response.headers.get("Content-Security-Policy") ?? "";
      expect(policy).toContain(`script-src 'self' 'nonce-${nonce}';`);
      expect(policy).toContain(`style-src 'self' 'nonce-${nonce}';`);
      expect(policy).toContain("frame-src 'self' https://www.shop.example;");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe/);
    }
    expect(nonces.size).toBe(3);
  });

  it("serves only its own files, cached for a year", async () => {
    build();
    const app = createDeskPageRoutes(dir, shared, siteUrl);
    const file = await app.request("/admin/assets/desk-1a2b.js");
    expect(file.status).toBe(200);
    expect(file.headers.get("Content-Type")).toMatch(/javascript/);
    expect(file.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    const packed = { headers: { "Accept-Encoding": "gzip" } };
    const large = await app.request("/admin/assets/large-3c4d.js", packed);
    expect(large.headers.get("Content-Encoding")).toBe("gzip");
    expect((await app.request("/admin/assets/gone.js")).status).toBe(404);
    expect((await app.request("/admin/assets/..%2Findex.html")).status).toBe(404);
    expect((await app.request("/admin/assets/..%2f..%2f..%2fetc%2fpasswd")).status).toBe(404);
  });

  it("serves assets of other builds, so that an old tab still works after an upgrade", async () => {
    build();
    writeFileSync(join(shared, "desk-5e6f.js"), "export const old = true;");
    const app = createDeskPageRoutes(dir, shared, siteUrl);
    const old = await app.request("/admin/assets/desk-5e6f.js");
    expect([old.status, await old.text()]).toEqual([200, "export const old = true;"]);
    expect(old.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  });

  it("explains what to do when it is not built", async () => {
    const response = await createDeskPageRoutes(dir, shared, siteUrl).request("/admin");
    expect(response.status).toBe(503);
    expect(await response.text()).toMatch(/npm run build/);
  });

  it("is the redirect target of the back office's root", async () => {
    const response = await createDeskPageRoutes(dir, shared, siteUrl).request("/");
    expect(response.headers.get("Location")).toBe("/admin");
  });
});
