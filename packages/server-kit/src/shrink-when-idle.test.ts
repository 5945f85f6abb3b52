import { performance } from "node:perf_hooks";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { shrinkWhenIdle } from "./shrink-when-idle.ts";

const megabyte = 1024 * 1024;
let work: number;
let heap: number;
let stop: () => void;
const collect = vi.fn(async () => {
  heap = 40 * megabyte;
});

beforeEach(() => {
  vi.useFakeTimers();
  [work, heap] = [0, 70 * megabyte];
  vi.spyOn(performance, "eventLoopUtilization").mockImplementation(() => ({
    ...{ idle: 0, active: 0 },
    utilization: work,
  }));
  collect.mockClear();
  stop = shrinkWhenIdle(collect as unknown as NodeJS.GCFunction, () => heap);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("collects after a minute without work, and a minute later at the earliest when the heap has grown by 16 MB", () => {
  vi.advanceTimersByTime(55_000);
  expect(collect).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5_000);
  expect(collect).toHaveBeenCalledTimes(1);
  heap = 56 * megabyte;
  vi.advanceTimersByTime(55_000);
  expect(collect).toHaveBeenCalledTimes(1);
  heap = 55 * megabyte;
  vi.advanceTimersByTime(120_000);
  expect(collect).toHaveBeenCalledTimes(1);
  heap = 56 * megabyte;
  vi.advanceTimersByTime(5_000);
  expect(collect).toHaveBeenCalledTimes(2);
});

it("does not collect within a minute of work, because it also drops compiled functions", () => {
  work = 0.03;
  vi.advanceTimersByTime(120_000);
  work = 0.02;
  vi.advanceTimersByTime(55_000);
  work = 0.03;
  vi.advanceTimersByTime(5_000);
  work = 0.02;
  vi.advanceTimersByTime(55_000);
  expect(collect).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5_000);
  expect(collect).toHaveBeenCalledTimes(1);
});

it("does nothing in a Node without the option, or after it was ended", () => {
  stop();
  vi.advanceTimersByTime(120_000);
  expect(collect).not.toHaveBeenCalled();
  shrinkWhenIdle(undefined, () => heap);
  expect(vi.getTimerCount()).toBe(0);
});
