import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followSchedule } from "./follow-schedule.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

const minute = 60_000;

it("asks the server only after the time, again while the changes still wait, and then no more", async () => {
  const answers = [true, new Error("offline"), false];
  const isWaiting = vi.fn(async () => {
    const answer = answers.shift() ?? true;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const onEnd = vi.fn();
  followSchedule({ publishAt: minute, isWaiting, onEnd });
  await vi.advanceTimersByTimeAsync(minute);
  expect(isWaiting).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(isWaiting).toHaveBeenCalledTimes(1);
  expect(onEnd).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(6_000 + 12_000 - 1);
  expect(isWaiting).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(isWaiting).toHaveBeenCalledTimes(3);
});

it.each([403, 404])("ends when the server answers %i", async (status) => {
  const isWaiting = vi.fn(() => Promise.reject(Object.assign(new Error("no"), { status })));
  const onEnd = vi.fn();
  followSchedule({ publishAt: 0, isWaiting, onEnd });
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect([isWaiting.mock.calls.length, onEnd.mock.calls.length]).toEqual([1, 1]);
});

it("asks at least once a minute however long the changes wait", async () => {
  const isWaiting = vi.fn(async () => true);
  followSchedule({ publishAt: 0, isWaiting, onEnd: () => {} });
  await vi.advanceTimersByTimeAsync(10 * minute);
  isWaiting.mockClear();
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(isWaiting).toHaveBeenCalledTimes(10);
});

it("waits for a time that is further away than a timer can be", async () => {
  const isWaiting = vi.fn(async () => false);
  const onEnd = vi.fn();
  const publishAt = 2 ** 31 + minute;
  followSchedule({ publishAt, isWaiting, onEnd });
  await vi.advanceTimersByTimeAsync(publishAt - 1);
  expect(isWaiting).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3_001);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it("does nothing after it was stopped", async () => {
  const isWaiting = vi.fn(async () => false);
  const stop = followSchedule({ publishAt: minute, isWaiting, onEnd: () => {} });
  stop();
  await vi.advanceTimersByTimeAsync(2 * minute);
  expect(isWaiting).not.toHaveBeenCalled();
});
