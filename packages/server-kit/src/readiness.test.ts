import { hostname } from "node:os";
import { Hono } from "hono";
import { afterEach, expect, it, vi } from "vitest";
import { createDiskCheck, findFreeBytes } from "./free-disk.ts";
import { answerReadiness, createReadiness, nameCopy, type ReadinessCheck } from "./readiness.ts";

afterEach(() => vi.useRealTimers());

function open(checks: Record<string, ReadinessCheck>) {
  const clock = { now: 0 };
  const drain = new AbortController();
  const readiness = createReadiness(checks, () => clock.now);
  const app = new Hono().get("/readyz", answerReadiness(readiness, drain.signal));
  const ask = async (query = "") => {
    const answer = await app.request(`/readyz${query}`);
    return [answer.status, await answer.json()];
  };
  return { clock, drain, ask };
}

it("reports an app as ready, or each failing check with what to correct", async () => {
  const found: Record<string, string | undefined> = {};
  const { clock, ask } = open({ database: async () => found.database, disk: () => found.disk });
  expect(await ask()).toEqual([200, { ok: true }]);
  found.database = "The database is missing.";
  found.disk = "The disk is full.";
  clock.now += 1_000;
  expect(await ask()).toEqual([
    503,
    {
      ok: false,
      message: "The database is missing. The disk is full.",
      failing: { database: "The database is missing.", disk: "The disk is full." },
    },
  ]);
});

it("leaves out the checks that a load balancer excludes", async () => {
  const { ask } = open({ spool: () => "One waits.", forms: () => "None.", disk: () => undefined });
  expect(await ask("?exclude=spool&exclude=forms")).toEqual([200, { ok: true }]);
  expect(await ask("?exclude=spool")).toEqual([
    503,
    { ok: false, message: "None.", failing: { forms: "None." } },
  ]);
});

it("runs its checks once for all who ask at the same time, and at most once a second", async () => {
  let runs = 0;
  const waiting = Promise.withResolvers<string>();
  const { clock, ask } = open({
    slow: () => {
      runs += 1;
      return waiting.promise;
    },
  });
  const asked = [ask(), ask()];
  clock.now += 5_000;
  asked.push(ask());
  waiting.resolve("Slow.");
  for (const [status] of await Promise.all(asked)) expect(status).toBe(503);
  clock.now += 999;
  await ask();
  expect(runs).toBe(1);
  clock.now += 1;
  await ask();
  expect(runs).toBe(2);
});

it("is not ready from the moment when a shutdown begins", async () => {
  const { drain, ask } = open({});
  expect(await ask()).toEqual([200, { ok: true }]);
  drain.abort();
  const sentence = "The app is shutting down and takes no new requests.";
  expect(await ask()).toEqual([
    503,
    { ok: false, message: sentence, failing: { draining: sentence } },
  ]);
});

it("reports a disk with less than 256 MB, and one that can't be read", async () => {
  const check = (free: number) => createDiskCheck(async () => free)();
  expect(await check(268_435_456)).toBeUndefined();
  expect(await check(268_435_455)).toBe(
    "The disk of DATA_DIR has 255 MB left, less than 256 MB; free some space or give it a larger disk.",
  );
  expect(await createDiskCheck(() => findFreeBytes("/no/such/folder"))()).toBe(
    "The folder DATA_DIR can't be read; check its disk.",
  );
  expect(await findFreeBytes(import.meta.dirname)).toBeGreaterThan(1_000_000);
});

it("names a copy of an app by its machine and folder, in a few words", () => {
  expect(nameCopy("site", "/srv/data")).toBe(`the site on ${hostname()}, /srv/data`);
  expect(nameCopy("back office", "/".repeat(400))).toHaveLength(300);
});

it("is ready without a signal, and asks its checks again after a second", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const disk = vi.fn(() => undefined);
  const app = new Hono().get("/readyz", answerReadiness(createReadiness({ disk })));
  const ask = async () => expect((await app.request("/readyz")).status).toBe(200);
  await ask();
  vi.advanceTimersByTime(999);
  await ask();
  expect(disk).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await ask();
  expect(disk).toHaveBeenCalledTimes(2);
});
