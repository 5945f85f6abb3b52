import { type Jobs, startThread, type WorkerThread } from "./worker-thread.ts";

/** Far longer than the largest job takes on a busy machine. Milliseconds. */
const defaultLimitMs = 10_000;

/**
 * A thread takes 20 MB. After such a time without a job it is terminated, and the next job starts it again, which
 * takes about a tenth of a second. Milliseconds.
 */
const defaultIdleMs = 60_000;

/**
 * Creates a worker thread without state between jobs. It starts with the first job, and again after a
 * crash or when it has been idle for long. A job that takes too long fails: its thread is terminated, and
 * a new one runs the others. Node only.
 *
 * @param file a module that calls `answerJobs`
 * @param limitMs how long one job may take, in milliseconds
 * @param idleMs after how long without a job the thread ends, in milliseconds
 * @returns `run`, which rejects when the job fails, takes too long or crashes the thread
 * @example await createStatelessThread<TestJobs>(new URL("thread-jobs.ts", import.meta.url)).run("double", 2) // 4
 */
export function createStatelessThread<Does extends Jobs>(
  file: URL,
  limitMs = defaultLimitMs,
  idleMs = defaultIdleMs,
): Pick<WorkerThread<Does>, "run"> {
  let thread: WorkerThread<Does> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let open = 0;
  let idleTimer: NodeJS.Timeout | undefined;

  async function runNow<Name extends keyof Does & string>(
    name: Name,
    input: Parameters<Does[Name]>[0],
  ): Promise<ReturnType<Does[Name]>> {
    const current = thread ?? startThread<Does>(file, () => forget(current));
    thread = current;
    const { run, stop } = current;
    const timer = setTimeout(() => void stop(), limitMs);
    try {
      return await run(name, input);
    } finally {
      clearTimeout(timer);
    }
  }

  /** A thread that ends late must not replace the one that was started after it. */
  function forget(ended: WorkerThread<Does>): void {
    if (thread === ended) thread = undefined;
  }

  function endIdleThread(): void {
    const idle = thread;
    thread = undefined;
    void idle?.stop();
  }

  return {
    run(name, input) {
      clearTimeout(idleTimer);
      open += 1;
      const job = last.then(() => runNow(name, input));
      last = job
        .catch(() => undefined)
        .then(() => {
          open -= 1;
          if (open === 0) idleTimer = setTimeout(endIdleThread, idleMs).unref();
        });
      return job;
    },
  };
}
