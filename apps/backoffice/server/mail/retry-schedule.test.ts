import { describe, expect, it } from "vitest";
import { nextDelay } from "./retry-schedule.ts";

const minute = 60_000;

describe("the retry schedule", () => {
  it("waits 1, 5, 15 and 30 minutes, then an hour", () => {
    const delays = [1, 2, 3, 4, 5, 6].map((attempts) => (nextDelay(attempts) ?? 0) / minute);
    expect(delays).toEqual([1, 5, 15, 30, 60, 60]);
  });

  it("gives up when the next attempt would be later than five days", () => {
    let attempts = 1;
    let elapsed = 0;
    for (let delay = nextDelay(attempts); delay !== undefined; delay = nextDelay(attempts)) {
      elapsed += delay;
      attempts += 1;
    }
    const fiveDays = 5 * 24 * 60 * minute;
    expect(elapsed).toBeLessThanOrEqual(fiveDays);
    expect(elapsed).toBeGreaterThan(fiveDays - 60 * minute);
    expect(attempts).toBe(124);
  });
});
