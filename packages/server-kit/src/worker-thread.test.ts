import { expect, it } from "vitest";
import type { TestJobs } from "../testing/thread-jobs.ts";
import { startThread } from "./worker-thread.ts";

const file = new URL("../testing/thread-jobs.ts", import.meta.url);

it("answers jobs by their number, whatever order they end in", async () => {
  const thread = startThread<TestJobs>(file, () => undefined);
  const results = await Promise.allSettled([
    ...[1, 2, 3].map((number) => thread.run("double", number)),
    thread.run("fail", "No such text"),
    thread.run("double", 4),
  ]);
  expect(results).toMatchObject([
    ...[{ value: 2 }, { value: 4 }, { value: 6 }],
    ...[{ reason: { message: "No such text" } }, { value: 8 }],
  ]);
  await thread.stop();
});

it("rejects the open jobs and every later one when it has ended, and reports its end once", async () => {
  const ends: string[] = [];
  const thread = startThread<TestJobs>(file, ({ message }) => ends.push(message));
  expect(await thread.run("double", 2)).toBe(4);
  const open = [thread.run("runForever", undefined), thread.run("double", 3)];
  const settled = Promise.allSettled(open);
  await thread.stop();
  const ended = { reason: { message: "The worker thread has ended" } };
  expect(await settled).toMatchObject([ended, ended]);
  await expect(thread.run("double", 2)).rejects.toThrow("The worker thread has ended");
  expect(ends).toEqual(["The worker thread has ended"]);
});

it("rejects jobs with the error that ended the thread, and reports that error once", async () => {
  const ends: string[] = [];
  const broken = new URL("../testing/no-such-file.ts", import.meta.url);
  const exited = Promise.withResolvers<void>();
  const thread = startThread<TestJobs>(broken, ({ message }) => {
    ends.push(message);
    exited.resolve();
  });
  await expect(thread.run("double", 2)).rejects.toThrow(/no-such-file/);
  await exited.promise;
  await thread.stop();
  expect(ends).toHaveLength(1);
  expect(ends[0]).toMatch(/Cannot find module.*no-such-file/);
});
