import { expect, it } from "vitest";
import { leadPaths, startFormBench } from "../../testing/form-bench.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { testSettings } from "../../testing/test-settings.ts";

it("answers 503 to a form that waits for a host, with an outcome that keeps the form's key", async () => {
  const stopSignal = new AbortController();
  const bench = await startFormBench(stopSignal.signal);
  bench.host.answers[leadPaths.call1] = () => stopSignal.abort();
  const answer = await bench.send(await bench.demo(), { headers: { Accept: "application/json" } });
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Retry-After")).toBe("10");
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
  // The browser's form treats this outcome as "no answer": see submission-keys.test.ts.
  expect(await answer.json()).toEqual({
    outcome: "unreachable",
    message: "The site is restarting. Please try again in a few seconds.",
  });
  await bench.host.stop();
});

it("answers 503 and a sentence to a page that waits for a host", async () => {
  const stopSignal = new AbortController();
  const render = () => {
    stopSignal.abort();
    return new Promise<Response>(() => {});
  };
  const app = createTestApp(testSettings(), render, undefined, { stopSignal: stopSignal.signal });
  const answer = await app.request("/pricing", { headers: { Accept: "text/html" } });
  expect([answer.status, answer.headers.get("Retry-After"), await answer.text()]).toEqual([
    503,
    "10",
    "The site is restarting. Please try again in a few seconds.",
  ]);
});
