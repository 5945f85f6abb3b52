import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createMemoryCounter } from "./memory-counter.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("returns what a key has used until its window ends", async () => {
  const counter = createMemoryCounter({ points: 2, duration: 60 });
  expect(await counter.get("key")).toBeNull();
  await counter.consume("key");
  vi.advanceTimersByTime(10_000);
  const used = { consumedPoints: 2, remainingPoints: 0, msBeforeNext: 50_000 };
  expect(await counter.consume("key")).toMatchObject({ ...used, isFirstInDuration: false });
  expect(await counter.get("key")).toMatchObject(used);
  await expect(counter.consume("key")).rejects.toMatchObject({ consumedPoints: 3 });
  vi.advanceTimersByTime(49_999);
  expect(await counter.get("key")).toMatchObject({ consumedPoints: 3, msBeforeNext: 1 });
  vi.advanceTimersByTime(1);
  expect(await counter.get("key")).toBeNull();
  expect(await counter.consume("key")).toMatchObject({
    consumedPoints: 1,
    isFirstInDuration: true,
  });
});

it("counts a penalty beyond the limit without rejecting it", async () => {
  const counter = createMemoryCounter({ points: 1, duration: 60 });
  await counter.consume("key");
  expect(await counter.penalty("key")).toMatchObject({ consumedPoints: 2, remainingPoints: 0 });
  await expect(counter.consume("key")).rejects.toMatchObject({ consumedPoints: 3 });
});

it("keeps no timer, and forgets the oldest of more than 100,000 keys", async () => {
  const counter = createMemoryCounter({ points: 1, duration: 60 });
  for (let key = 1; key <= 100_000; key += 1) await counter.penalty(`key ${key}`);
  expect(vi.getTimerCount()).toBe(0);
  expect(await counter.get("key 1")).toMatchObject({ consumedPoints: 1 });
  await counter.penalty("one more");
  expect(await counter.get("key 1")).toBeNull();
  expect(await counter.get("key 2")).toMatchObject({ consumedPoints: 1 });
});

it("makes room for new keys by those whose windows have ended", async () => {
  const counter = createMemoryCounter({ points: 1, duration: 60 });
  for (let key = 1; key <= 60_000; key += 1) await counter.penalty(`early ${key}`);
  vi.advanceTimersByTime(60_000);
  for (let key = 1; key <= 60_000; key += 1) await counter.penalty(`late ${key}`);
  // None of the second half had to go for the first.
  expect(await counter.get("late 1")).toMatchObject({ consumedPoints: 1 });
});
