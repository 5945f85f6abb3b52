import type { FetchError } from "@crm/server-kit/fetch-json";
import type { LeadAnswer } from "../leads/lead-answer.ts";
import { log } from "../log.ts";
import type { Forward } from "./forward.ts";
import type { HandOver } from "./hand-over.ts";
import { type RetryDelays, retryDelays } from "./retry-delay.ts";
import { settle } from "./settle.ts";
import type { Spool } from "./spool.ts";
import type { SpooledSubmission } from "./submission-row.ts";

/** How many submissions are forwarded at the same time. */
const maxRunning = 4;

/** How often the spool is searched for what is due: `npm run spool` may change it too. Milliseconds. */
const pollMs = 1_000;

/** How often old rows are deleted. Milliseconds. */
const cleanMs = 60 * 60_000;

interface ForwarderParts {
  spool: Spool;
  forward: Forward;
  handOver: HandOver;
  /** False while the host would reject every submission because of wrong settings. */
  mayForward?: (() => boolean) | undefined;
  delays?: RetryDelays;
  now?: () => number;
}

/** Forwards what is in the spool, as long as it runs. */
export interface Forwarder {
  start(): void;
  /** Forwards at once what is due. */
  wake(): void;
  /** Records the result of an attempt that began before its submission was in the spool. */
  awaitLateAnswer(row: SpooledSubmission, answer: Promise<LeadAnswer | FetchError>): void;
  /** Starts no more attempts, waits for those that run and closes the spool. */
  stop(): Promise<void>;
}

export function createForwarder({
  spool,
  forward,
  handOver,
  mayForward = () => true,
  delays = retryDelays,
  now = Date.now,
}: ForwarderParts): Forwarder {
  const running = new Set<Promise<void>>();
  const late = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let cleanedAt = Number.NEGATIVE_INFINITY;
  let hasFailed = false;

  /** The file may be full or locked: then a submission stays as it is until its lease has ended. */
  function guard(work: () => void): void {
    try {
      work();
      hasFailed = false;
    } catch (error) {
      // Logged once, so that a full disk does not fill the log as well.
      if (!hasFailed) log.error({ error }, "The spool of submissions can't be used");
      hasFailed = true;
    }
  }

  function track(set: Set<Promise<void>>, work: Promise<void>): void {
    const tracked = work
      .catch((error: unknown) => log.error({ error }, "A submission could not be forwarded"))
      .finally(() => {
        set.delete(tracked);
        wake();
      });
    set.add(tracked);
  }

  async function forwardOne(row: SpooledSubmission): Promise<void> {
    const { result, mayDuplicate } = await forward(row);
    guard(() => settle({ spool, delays, now }, row, result, mayDuplicate));
  }

  function clean(): void {
    if (now() - cleanedAt < cleanMs) return;
    spool.deleteForwarded(now() - delays.keepForwardedMs);
    cleanedAt = now();
  }

  function wake(): void {
    if (!timer) return;
    guard(() => {
      clean();
      if (!mayForward()) return;
      const free = maxRunning - running.size;
      for (const row of free > 0 ? spool.claim(free) : []) track(running, forwardOne(row));
      handOver();
    });
  }

  return {
    start() {
      timer ??= setInterval(wake, pollMs).unref();
      wake();
    },
    wake,
    awaitLateAnswer(row, answer) {
      const settleLate = async () => {
        const result = await answer;
        // Whether the host stores repeats matters only from the second attempt on.
        guard(() => settle({ spool, delays, now }, row, result, false));
      };
      track(late, settleLate());
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      await Promise.allSettled([...running, ...late]);
      spool.close();
    },
  };
}
