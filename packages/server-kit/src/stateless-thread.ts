import { type Jobs, startThread, type WorkerThread } from "./worker-thread.ts";

/** Far longer than the largest job takes on a busy machine. Milliseconds. */
const defaultLimitMs = 10_000;

/**
 * Creates a worker thread without state between jobs. It starts with the first job, and again after a
 * crash. A job that takes too long fails: its thread is terminated, and a new one runs the others.
 * Node only.
 *
 * @param file a module that calls `answerJobs`
 * @param limitMs how long one job may take, in milliseconds
 * @returns `run`, which rejects when the job fails, takes too long or crashes the thread
 * @example await createStatelessThread<TestJobs>(new URL("thread-jobs.ts", import.meta.url)).run("double", 2) // 4
 */
export function createStatelessThread<Does extends Jobs>(
  file: URL,
  limitMs = defaultLimitMs,
): Pick<WorkerThread<Does>, "run"> {
  let thread: WorkerThread<Does> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function runNow<Name extends keyof Does & string>(
    name: Name,
    input: Parameters<Does[Name]>[0],
  ): Promise<ReturnType<Does[Name]>> {
    thread ??= startThread<Does>(file, () => {
      thread = undefined;
    });
    const { run, stop } = thread;
    const timer = setTimeout(() => void stop(), limitMs);
    try {
      return await run(name, input);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    run(name, input) {
      const job = last.then(() => runNow(name, input));
      last = job.catch(() => undefined);
      return job;
    },
  };
}
