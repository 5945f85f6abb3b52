import { parentPort, Worker } from "node:worker_threads";

/** The jobs of a worker thread by name: each takes one value and returns one. */
// biome-ignore lint/suspicious/noExplicitAny: each job has its own types, which `run` preserves
export type Jobs = Record<string, (input: any) => unknown>;

/** A worker thread that runs one job after the other. */
export interface WorkerThread<Does extends Jobs> {
  /** @throws Error when the job has failed, or the thread has ended */
  run<Name extends keyof Does & string>(
    name: Name,
    input: Parameters<Does[Name]>[0],
  ): Promise<ReturnType<Does[Name]>>;
  stop(): Promise<void>;
}

interface Request {
  id: number;
  name: string;
  input: unknown;
}
type Reply = { id: number; value: unknown } | { id: number; problem: string };

/**
 * Starts a worker thread for work that would block the event loop. An idle thread does not prevent
 * the process from exiting. Node only.
 *
 * @param file a module that calls `answerJobs`
 * @param onEnd called when the thread has ended, by a crash or by `stop`
 * @example await startThread<TestJobs>(new URL("thread-jobs.ts", import.meta.url), log.error).run("double", 2) // 4
 */
export function startThread<Does extends Jobs>(
  file: URL,
  onEnd: (error: Error) => void,
): WorkerThread<Does> {
  const worker = new Worker(file);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let count = 0;
  let ended: Error | undefined;
  worker.unref();

  const end = (error: Error) => {
    if (ended) return;
    ended = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    onEnd(error);
  };
  worker.on("error", (error) => end(error instanceof Error ? error : new Error(String(error))));
  worker.on("exit", () => end(new Error("The worker thread has ended")));
  worker.on("message", (reply: Reply) => {
    const answer = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (waiting.size === 0) worker.unref();
    if ("problem" in reply) answer?.reject(new Error(reply.problem));
    else answer?.resolve(reply.value);
  });

  return {
    async run<Name extends keyof Does & string>(name: Name, input: Parameters<Does[Name]>[0]) {
      if (ended) throw ended;
      const answer = Promise.withResolvers<unknown>();
      const id = ++count;
      waiting.set(id, answer);
      // An open job keeps the process alive.
      worker.ref();
      worker.postMessage({ id, name, input } satisfies Request);
      return (await answer.promise) as ReturnType<Does[Name]>;
    },
    async stop() {
      await worker.terminate();
    },
  };
}

/**
 * Answers the jobs that other threads send to this one. A thread's module calls it once.
 *
 * @param jobs functions by name; an error that one throws rejects the caller's `run`
 * @example answerJobs({ double: (number: number) => 2 * number });
 */
export function answerJobs(jobs: Jobs): void {
  parentPort?.on("message", ({ id, name, input }: Request) => {
    parentPort?.postMessage(runJob(jobs, id, name, input));
  });
}

function runJob(jobs: Jobs, id: number, name: string, input: unknown): Reply {
  try {
    return { id, value: jobs[name]?.(input) };
  } catch (error) {
    return { id, problem: error instanceof Error ? error.message : String(error) };
  }
}
