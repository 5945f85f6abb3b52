import { parentPort, Worker } from "node:worker_threads";

/** What a worker thread can be asked to do: each job takes one value and gives one back. */
// biome-ignore lint/suspicious/noExplicitAny: each job has its own types, which `run` keeps
export type Jobs = Record<string, (input: any) => unknown>;

/** A worker thread that does one job after the other. */
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
 * Starts a thread for work that would keep the event loop from answering others. It does not keep
 * the process alive. Node only.
 *
 * @param file a module that calls `answerJobs`
 * @param onEnd hears that the thread has ended, by a fault or by `stop`
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
      // Whoever waits for an answer keeps the process alive.
      worker.ref();
      worker.postMessage({ id, name, input } satisfies Request);
      return (await answer.promise) as ReturnType<Does[Name]>;
    },
    async stop() {
      await worker.terminate();
    },
  };
}

/** Called by a thread's own module, with what it can do. */
export function answerJobs(jobs: Jobs): void {
  parentPort?.on("message", ({ id, name, input }: Request) => {
    parentPort?.postMessage(doJob(jobs, id, name, input));
  });
}

function doJob(jobs: Jobs, id: number, name: string, input: unknown): Reply {
  try {
    return { id, value: jobs[name]?.(input) };
  } catch (error) {
    return { id, problem: error instanceof Error ? error.message : String(error) };
  }
}
