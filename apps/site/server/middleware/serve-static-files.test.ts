import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestApp } from "../../testing/test-app.ts";
import { testSettings } from "../../testing/test-settings.ts";

const folder = mkdtempSync(join(tmpdir(), "crm-files-"));
const script = 'console.log("hello");';

beforeAll(() => {
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets/app-123.js"), script);
  writeFileSync(join(folder, "assets/app-123.js.br"), brotliCompressSync(script));
  writeFileSync(join(folder, "icon.svg"), "<svg/>");
  writeFileSync(join(folder, "../outside.txt"), "secret");
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(join(folder, "../outside.txt"));
});

const app = createTestApp(testSettings(), undefined, folder);

it("serves hashed files for good, in the compressed copy that the build has made", async () => {
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

it("lets other files be asked for again, by their tag", async () => {
  const first = await app.request("/icon.svg");
  expect(first.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  const etag = first.headers.get("etag") ?? "";
  const again = await app.request("/icon.svg", { headers: { "If-None-Match": etag } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

it.each(["/assets/app-124.js", "/../outside.txt", "/%2e%2e/outside.txt", "/..%2foutside.txt"])(
  "has nothing at %s",
  async (path) => {
    const answer = await app.request(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain("secret");
  },
);
