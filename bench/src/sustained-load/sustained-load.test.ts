import { expect, it } from "vitest";
import { type Answer, findHealing, isSustained, percentile, summarize } from "./answers.ts";
import { findRate } from "./find-rate.ts";
import { readMetric } from "./read-metrics.ts";
import { listDueTimes } from "./send-forms.ts";
import { compareThirds } from "./watch-process.ts";

const answer = (dueMs: number, tookMs: number, status = 200): Answer => ({
  ...{ email: "rekha@shop.test", dueMs, lateMs: 2, tookMs, status },
});

it("finds a rate within a tenth of what works, and tries what has failed once again", async () => {
  const tried: number[] = [];
  const failsOnce = new Set([32, 80]);
  const rate = await findRate(16, async (next) => {
    tried.push(next);
    return !failsOnce.delete(next) && next <= 100;
  });
  expect(rate).toBe(96);
  expect(tried).toEqual([16, 32, 32, 64, 128, 128, 96, 112, 112, 104, 104]);
  expect(await findRate(16, async () => false)).toBe(0);
});

it("counts 429 and 503 as shed, and no answer as another one", () => {
  const answers = [100, 200, 300].map((tookMs) => answer(0, tookMs));
  const failed = [answer(0, 9_000, 429), answer(0, 1, 503), answer(0, 5, 0), answer(0, 5, 500)];
  expect(summarize([...answers, ...failed])).toEqual({
    ...{ sent: 7, good: 3, shed: 2, other: 2 },
    statuses: { 0: 1, 200: 3, 429: 1, 500: 1, 503: 1 },
    ...{ median: 200, p99: 300, clientP99: 2 },
  });
  expect(isSustained(answers)).toBe(true);
  expect(isSustained([...answers, answer(0, 1_001)])).toBe(false);
  expect(isSustained([...answers, answer(0, 5, 503)])).toBe(false);
});

it("is healed when all later answers are in time", () => {
  const late = [answer(10_000, 5_000), answer(11_200, 3_000), answer(12_000, 10, 503)];
  const good = [answer(10_500, 20), answer(12_600, 20), answer(20_000, 20)];
  expect(findHealing([...late, ...good], 10_000)).toBe(2_500);
  expect(findHealing([...good, answer(20_001, 5_000)], 10_000)).toBeUndefined();
});

it("sends each phase's submissions at equal intervals", () => {
  const phases = [
    { rate: 2, seconds: 1 },
    { rate: 4, seconds: 1 },
  ];
  expect(listDueTimes(phases)).toEqual([0, 500, 1_000, 1_250, 1_500, 1_750]);
});

it("compares the medians of the first and the last third", () => {
  expect(percentile([3, 1, 2, 4], 0.5)).toBe(2);
  expect(compareThirds([100, 900, 110, 5, 5, 5, 150, 165, 180])).toBe(1.5);
});

it("adds up the values of a metric in Prometheus's format", () => {
  const text = 'process_cpu_seconds_total 1.5\nmails{state="sent"} 3\nmails{state="dead"} 4\n';
  expect(readMetric(text, "process_cpu_seconds_total")).toBe(1.5);
  expect(readMetric(text, "mails")).toBe(7);
  expect(readMetric(text, "cpu_seconds_total")).toBe(0);
});
