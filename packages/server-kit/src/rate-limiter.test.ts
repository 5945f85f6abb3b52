import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createRateLimiter } from "./rate-limiter.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("allows a number of requests in a window, and says how many seconds the next must wait", async () => {
  const consume = createRateLimiter({ demo: { requests: 2, seconds: 60 } });
  const send = () => consume("demo", "192.0.2.1");
  expect([await send(), await send(), await send()]).toEqual([undefined, undefined, 60]);
  vi.advanceTimersByTime(59_000);
  expect(await send()).toBe(1);
  vi.advanceTimersByTime(999);
  expect(await send()).toBe(1);
  vi.advanceTimersByTime(1);
  expect([await send(), await send(), await send()]).toEqual([undefined, undefined, 60]);
});

it("rounds the seconds up, so that nobody is sent away again", async () => {
  const consume = createRateLimiter({ demo: { requests: 1, seconds: 60 } });
  await consume("demo", "192.0.2.1");
  vi.advanceTimersByTime(500);
  expect(await consume("demo", "192.0.2.1")).toBe(60);
  vi.advanceTimersByTime(500);
  expect(await consume("demo", "192.0.2.1")).toBe(59);
});

it("counts each limit, each client and each household separately", async () => {
  const consume = createRateLimiter({
    demo: { requests: 1, seconds: 60 },
    search: { requests: 1, seconds: 10 },
  });
  expect(await consume("demo", "192.0.2.1")).toBeUndefined();
  expect(await consume("search", "192.0.2.1")).toBeUndefined();
  expect(await consume("demo", "192.0.2.2")).toBeUndefined();
  expect(await consume("search", "192.0.2.1")).toBe(10);
  expect(await consume("demo", "2001:db8::1")).toBeUndefined();
  expect(await consume("demo", "2001:db8::2")).toBe(60);
});
