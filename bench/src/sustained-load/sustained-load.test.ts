import { expect, it } from "vitest";
import { type Answer, findHealing, isSustained, percentile, summarize } from "./answers.ts";
import { judgeLoad, type LoadLine } from "./describe-load.ts";
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

it("judges each thing that is expected of the system under load", () => {
  const line: LoadLine = {
    ...{ name: "held", leadsPerSecond: 40, cores: 1, isInTime: true, keptUp: true },
    ...{ sent: 10, good: 10, shed: 0, other: 0, statuses: { 200: 10 }, median: 5, p99: 9 },
    ...{ clientP99: 1, pages: { requestsPerSecond: 1_000, median: 1, p99: 2, good: 9, bad: 0 } },
  };
  const use = {
    ...{ app: "site", residentMb: [80, 80, 80], heapMb: [20, 20, 20] },
    ...{ residentGrowth: 1.15, heapGrowth: 1 },
  };
  const good = {
    ...{ pageRate: 1_000, highest: { product: 50, bare: 200 }, uses: [use] },
    ...{ lines: { bareHeld: line, held: line, slowMail: line, burst: line } },
    ...{ mailsPerSecond: { whileHeld: 20, afterwards: 30 }, healedAfterMs: 10_000 },
    ...{ spoolBusyMs: 0, stored: { thanked: 10, missing: 0, repeated: 0 } },
  };
  const failures = (change: Partial<typeof good>) =>
    judgeLoad({ ...good, ...change }).flatMap(({ met, expected }) => (met ? [] : [expected]));
  expect(failures({})).toEqual([]);
  expect(judgeLoad(good)[0]?.measured).toBe(
    "50 leads/s beside 1000 pages/s, 0.25 of 200 bare inserts/s",
  );
  expect(failures({ pageRate: 999 })).toEqual(["a rate of leads works beside 1000 cached pages/s"]);
  const bad: LoadLine = { ...line, isInTime: false, keptUp: false, other: 1 };
  expect(
    failures({
      ...{ lines: { bareHeld: line, held: bad, slowMail: bad, burst: bad } },
      ...{ mailsPerSecond: { whileHeld: 19.9, afterwards: 30 }, healedAfterMs: 10_500 },
      ...{ uses: [{ ...use, heapGrowth: 1.16 }], stored: { thanked: 9, missing: 1, repeated: 0 } },
    }),
  ).toEqual([
    "the rate can be held, beside the pages",
    "no lead waits for a mail server that takes 2 s",
    "at least 20 mails/s leave beside the leads",
    "ten times as many leads get 200, 429 or 503",
    "10 s later all are answered in time again",
    "memory grows by at most 15 % between first and last third",
    "each thanked visitor's lead is stored once",
  ]);
});
