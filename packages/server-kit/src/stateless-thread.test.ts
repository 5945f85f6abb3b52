import { afterEach, expect, it, vi } from "vitest";
import type { TestJobs } from "../testing/thread-jobs.ts";
import { createStatelessThread } from "./stateless-thread.ts";

const file = new URL("../testing/thread-jobs.ts", import.meta.url);

afterEach(() => {
  vi.useRealTimers();
});

it("leaves no timer that would end the thread during a later job", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const thread = createStatelessThread<TestJobs>(file, 10_000, 60_000);
  const first = await thread.run("nameThread", undefined);
  await expect(thread.run("fail", "No such text")).rejects.toThrow("No such text");
  // Only the one that ends an idle thread.
  expect(vi.getTimerCount()).toBe(1);
  const later = thread.run("nameThread", undefined);
  vi.advanceTimersByTime(9_999);
  expect(await later).toBe(first);
  vi.advanceTimersByTime(59_999);
  expect(await thread.run("nameThread", undefined)).toBe(first);
});

it("ends a thread that has had no job for the given time, and starts another for the next job", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const thread = createStatelessThread<TestJobs>(file, 10_000, 60_000);
  const first = await thread.run("nameThread", undefined);
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  vi.advanceTimersByTime(60_000);
  const second = await thread.run("nameThread", undefined);
  expect(second).not.toBe(first);
  // The first one's end does not end the second one.
  await new Promise((resolve) => setImmediate(resolve));
  expect(await thread.run("nameThread", undefined)).toBe(second);
  expect(await thread.run("double", 2)).toBe(4);
});

it("runs jobs one after the other, and a failed job does not affect the others", async () => {
  const thread = createStatelessThread<TestJobs>(file);
  const results = await Promise.allSettled([
    thread.run("double", 2),
    thread.run("fail", "No such text"),
    thread.run("double", 4),
  ]);
  expect(results).toMatchObject([
    { value: 4 },
    { reason: { message: "No such text" } },
    { value: 8 },
  ]);
});

it("starts a new thread after the old one has crashed", async () => {
  const thread = createStatelessThread<TestJobs>(file);
  const results = await Promise.allSettled([
    thread.run("exit", undefined),
    thread.run("double", 4),
  ]);
  expect(results).toMatchObject([
    { reason: { message: "The worker thread has ended" } },
    { value: 8 },
  ]);
});

it("terminates a job that takes too long and runs the next one", async () => {
  const thread = createStatelessThread<TestJobs>(file, 4_000);
  const results = await Promise.allSettled([
    thread.run("runForever", undefined),
    thread.run("double", 4),
  ]);
  expect(results).toMatchObject([
    { reason: { message: "The worker thread has ended" } },
    { value: 8 },
  ]);
});
