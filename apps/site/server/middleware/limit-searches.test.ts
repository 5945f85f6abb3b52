import { expect, it } from "vitest";
import { createTestApp } from "../../testing/test-app.ts";
import { testSettings } from "../../testing/test-settings.ts";

it("limits the searches of one visitor, but none of their other requests", async () => {
  const app = createTestApp(testSettings());
  const ask = (path: string, remoteAddress = "203.0.113.7") =>
    app.request(
      path,
      { headers: { Accept: "text/html" } },
      { incoming: { socket: { remoteAddress } } },
    );
  for (let i = 0; i < 120; i++) {
    const path = i % 2 === 0 ? `/search?q=${i}` : `/search.data?q=${i}`;
    expect((await ask(path)).status).toBe(200);
  }
  const rejected = await ask("/search?q=more");
  expect([rejected.status, await rejected.text()]).toEqual([
    429,
    "Too many tries. Please try again in 1 minute.",
  ]);
  expect(Number(rejected.headers.get("Retry-After"))).toBeGreaterThan(0);
  for (const path of ["/search", "/search?q=", "/pricing?q=more", "/help-center?q=more"]) {
    expect((await ask(path)).status, path).toBe(200);
  }
  expect((await ask("/search?q=more", "203.0.113.8")).status).toBe(200);
});
