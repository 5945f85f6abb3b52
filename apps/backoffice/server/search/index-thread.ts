import { Worker } from "node:worker_threads";
import type { Ranked } from "@crm/search/text-index";
import type { IndexMessage } from "./index-worker.ts";

/** The thread that holds the index. */
export interface IndexThread {
  /** @throws Error when the thread has ended */
  ask(message: IndexMessage): Promise<Ranked[]>;
  stop(): Promise<void>;
}

/** @param onEnd hears that the thread has ended, by a fault or by `stop` */
export function startIndexThread(onEnd: (error: Error) => void): IndexThread {
  const worker = new Worker(new URL("./index-worker.ts", import.meta.url));
  // What waits for the thread keeps the process alive, the thread itself does not.
  worker.unref();
  const waiting = new Map<number, PromiseWithResolvers<Ranked[]>>();
  let turns = 0;
  let ended: Error | undefined;

  const end = (error: Error) => {
    if (ended) return;
    ended = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    onEnd(error);
  };
  worker.on("error", (error) => end(error instanceof Error ? error : new Error(String(error))));
  worker.on("exit", () => end(new Error("The search thread has ended")));
  worker.on("message", ({ turn, found }: { turn: number; found: Ranked[] }) => {
    waiting.get(turn)?.resolve(found);
    waiting.delete(turn);
  });

  return {
    async ask(message) {
      if (ended) throw ended;
      const turn = ++turns;
      const answer = Promise.withResolvers<Ranked[]>();
      waiting.set(turn, answer);
      worker.postMessage({ turn, message });
      return answer.promise;
    },
    async stop() {
      await worker.terminate();
    },
  };
}
