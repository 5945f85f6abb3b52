import { retention } from "@crm/contract/pages/privacy";
import { createRateLimiter } from "@crm/server-kit/rate-limiter";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type LimitName, rateLimits } from "./rate-limits.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe.each<[LimitName, number, number]>([
  ["demo", 30, 600],
  ["enterprise", 30, 600],
  ["contact", 30, 600],
  ["data", 10, 600],
  ["heldLead", 5, 600],
  ["heldLeadOfAll", 60, 3_600],
  ["receipt", 60, 600],
  ["feedback", 60, 600],
  ["search", 120, 60],
  ["challenge", 120, 600],
])("the rate limit of %s", (name, requests, seconds) => {
  it(`allows ${requests} requests of one client in ${seconds} seconds`, async () => {
    const consume = createRateLimiter(rateLimits);
    for (let sent = 0; sent < requests; sent += 1) {
      expect(await consume(name, "203.0.113.7")).toBeUndefined();
    }
    expect(await consume(name, "203.0.113.7")).toBe(seconds);
    expect(await consume(name, "203.0.113.8")).toBeUndefined();
    vi.advanceTimersByTime(seconds * 1_000 - 1);
    expect(await consume(name, "203.0.113.7")).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await consume(name, "203.0.113.7")).toBeUndefined();
  });
});

it("counts no network address for longer than the privacy policy says", () => {
  const { heldLeadOfAll: _, ...byAddress } = rateLimits;
  const longest = Math.max(...Object.values(byAddress).map(({ seconds }) => seconds));
  expect(longest / 60).toBe(retention.addressCountMinutes);
});

it("counts each thing separately", async () => {
  const consume = createRateLimiter(rateLimits);
  for (let sent = 0; sent < 31; sent += 1) await consume("demo", "203.0.113.7");
  expect(await consume("demo", "203.0.113.7")).toBe(600);
  expect(await consume("contact", "203.0.113.7")).toBeUndefined();
});
