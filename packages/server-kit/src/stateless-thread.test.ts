import { afterEach, expect, it, vi } from "vitest";
import type { TestJobs } from "../testing/thread-jobs.ts";
import { createStatelessThread } from "./stateless-thread.ts";

const file = new URL("../testing/thread-jobs.ts", import.meta.url);

afterEach(() => {
  vi.useRealTimers();
});

it("leaves no timer that would end the thread during a later job", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const thread = createStatelessThread<TestJobs>(file);
  expect(await thread.run("double", 2)).toBe(4);
  await expect(thread.run("fail", "No such text")).rejects.toThrow("No such text");
  expect(vi.getTimerCount()).toBe(0);
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
