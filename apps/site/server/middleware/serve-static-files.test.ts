import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { shareAssets } from "@crm/server-kit/share-assets";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestApp } from "../../testing/test-app.ts";
import { testSettings } from "../../testing/test-settings.ts";

const folder = mkdtempSync(join(tmpdir(), "crm-files-"));
const shared = mkdtempSync(join(tmpdir(), "crm-assets-"));
const script = 'console.log("hello");';

beforeAll(() => {
  mkdirSync(join(folder, "assets"));
  mkdirSync(join(shared, "site/assets"), { recursive: true });
  writeFileSync(join(folder, "assets/app-123.js"), script);
  writeFileSync(join(folder, "assets/app-123.js.br"), brotliCompressSync(script));
  for (const format of ["webm", "vtt"])
    writeFileSync(join(folder, `assets/clip-123.${format}`), script);
  writeFileSync(join(folder, "assets/drawings-123.html"), "<p>Drawing</p>");
  writeFileSync(join(folder, "icon.svg"), "<svg/>");
  writeFileSync(join(folder, "../outside.txt"), "secret");
});
afterAll(() => {
  for (const created of [folder, shared]) rmSync(created, { recursive: true });
  rmSync(join(folder, "../outside.txt"));
});

const app = createTestApp(testSettings({ ASSETS_DIR: shared }), undefined, folder);

it("serves hashed files as immutable, from the compressed copy of the build", async () => {
  const answer = await app.request("/assets/app-123.js", {
    headers: { "Accept-Encoding": "gzip, br" },
  });
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-encoding": "br",
    "content-type": expect.stringContaining("javascript"),
    vary: "Accept-Encoding",
    "x-content-type-options": "nosniff",
  });
  const plain = await app.request("/assets/app-123.js");
  expect(plain.headers.has("content-encoding")).toBe(false);
  expect(await plain.text()).toBe(script);
});

it("serves assets of other builds, such as a chunk for an old tab or one of a newer copy's page", async () => {
  const other = join(shared, "other-build");
  mkdirSync(other);
  writeFileSync(join(other, "app-000.js"), script);
  writeFileSync(join(other, "app-000.js.br"), brotliCompressSync(script));
  expect((await app.request("/assets/app-000.js")).status).toBe(404);
  // Another copy of the site does this when it starts.
  await shareAssets(other, join(shared, "site/assets"));
  writeFileSync(join(shared, "site/secret.js"), "secret");
  const answer = await app.request("/assets/app-000.js", { headers: { "Accept-Encoding": "br" } });
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-encoding": "br",
    "content-type": expect.stringContaining("javascript"),
  });
  for (const path of ["/secret.js", "/assets/%2e%2e/secret.js", "/assets/..%2fsecret.js"]) {
    expect((await app.request(path)).status, path).toBe(404);
  }
});

it("serves a video in ranges, and its captions with their content type", async () => {
  const part = await app.request("/assets/clip-123.webm", { headers: { Range: "bytes=4-9" } });
  expect(part.status).toBe(206);
  expect(Object.fromEntries(part.headers)).toMatchObject({
    "accept-ranges": "bytes",
    "content-range": `bytes 4-9/${script.length}`,
    "content-type": "video/webm",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect(await part.text()).toBe(script.slice(4, 10));
  const captions = await app.request("/assets/clip-123.vtt");
  expect(captions.headers.get("content-type")).toBe("text/vtt; charset=utf-8");
});

it("serves a document with parts of a page, which only the site may show in a frame", async () => {
  const answer = await app.request("/assets/drawings-123.html");
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-security-policy":
      "default-src 'none'; style-src 'self'; font-src 'self'; frame-ancestors 'self'; base-uri 'none'",
    "content-type": "text/html; charset=utf-8",
  });
});

it("serves other files with an etag and revalidates them", async () => {
  const first = await app.request("/icon.svg");
  expect(first.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  const etag = first.headers.get("etag") ?? "";
  const again = await app.request("/icon.svg", { headers: { "If-None-Match": etag } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

it.each(["/assets/app-124.js", "/../outside.txt", "/%2e%2e/outside.txt", "/..%2foutside.txt"])(
  "answers 404 for %s",
  async (path) => {
    const answer = await app.request(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain("secret");
  },
);
