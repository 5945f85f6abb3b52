import { threadId } from "node:worker_threads";
import { answerJobs } from "../src/worker-thread.ts";

/** Jobs for the tests of worker threads. */
const jobs = {
  double: (number: number) => 2 * number,
  fail: (reason: string): never => {
    throw new Error(reason);
  },
  runForever: (): void => {
    for (;;);
  },
  nameThread: (): number => threadId,
  exit: (): void => process.exit(1),
};
export type TestJobs = typeof jobs;

answerJobs(jobs);
