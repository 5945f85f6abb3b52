import type { Server } from "node:http";
import { prepareDrain } from "./drain-server.ts";

/**
 * When what happens after an app is told to stop, in milliseconds from then. It ends sooner when
 * nothing is left to do.
 */
export const shutdownTimes = {
  /** Requests that still wait are answered with 503. */
  answerMs: 9_000,
  /** Connections that are still open are closed. */
  closeMs: 9_500,
  /** The process exits, whatever is still under way. */
  exitMs: 9_900,
  /**
   * A second signal forces the exit, but only after this time: a service manager signals every
   * process of a group, and then the process that started this one signals it again.
   */
  repeatMs: 1_000,
} as const;

/** What a client is told to wait after a 503 of an app that stops: a restart takes less. Seconds. */
export const retryAfterStopSeconds = 10;

export interface ShutdownParts {
  server: Server;
  log: Record<"info" | "warn" | "error", (details: object, message: string) => void>;
  /** Aborted when requests that still wait must be answered; see `finishesBefore`. */
  lastCall: AbortController;
  /** Ends work in the background that no request needs. It runs while requests end. */
  stopWorkers?: () => Promise<unknown>;
  /** Closes what requests use. It runs after the last answer. */
  close?: () => Promise<unknown>;
  /** Ends the process; given by tests. */
  exit?: (code: number) => void;
}

/**
 * Prepares an app's graceful shutdown: requests under way are answered, then the process exits with
 * 0. Call it before the first connection comes. Node only.
 *
 * @returns a handler for each signal
 * @example process.on("SIGTERM", createShutdown({ server, log, lastCall: new AbortController() }));
 */
export function createShutdown(
  { server, log, lastCall, stopWorkers, close, exit = process.exit }: ShutdownParts,
  times: Record<keyof typeof shutdownTimes, number> = shutdownTimes,
): () => void {
  const drain = prepareDrain(server);
  let begunAt: number | undefined;

  async function shutDown(): Promise<void> {
    const timers = [
      setTimeout(() => {
        log.warn(
          { requests: drain.countOpen() },
          "Answering the requests that still wait with 503",
        );
        lastCall.abort();
      }, times.answerMs),
      setTimeout(() => server.closeAllConnections(), times.closeMs),
      setTimeout(() => {
        log.warn({ requests: drain.countOpen() }, "Stopped before everything had ended");
        exit(0);
      }, times.exitMs),
    ];
    log.info({ requests: drain.countOpen() }, "Stopping after the requests under way");
    try {
      const [, workers] = await Promise.allSettled([drain.begin(), stopWorkers?.()]);
      await close?.();
      if (workers.status === "rejected") throw workers.reason;
      exit(0);
    } catch (error) {
      log.error({ err: error }, "Could not stop as it should");
      exit(1);
    } finally {
      for (const timer of timers) clearTimeout(timer);
    }
  }

  return () => {
    if (begunAt === undefined) {
      begunAt = Date.now();
      void shutDown();
    } else if (Date.now() - begunAt >= times.repeatMs) {
      exit(1);
    }
  };
}

/**
 * Waits for a request's work, but not beyond the last call of an app that stops.
 *
 * @returns false when the work was not done by then; whatever becomes of it later is ignored
 * @throws what the work throws before the last call
 * @example if (!(await finishesBefore(lastCall, next()))) return c.text("Please try again.", 503);
 */
export async function finishesBefore(
  lastCall: AbortSignal,
  work: Promise<unknown>,
): Promise<boolean> {
  const late = Promise.withResolvers<false>();
  const giveUp = () => late.resolve(false);
  if (lastCall.aborted) giveUp();
  lastCall.addEventListener("abort", giveUp, { once: true });
  try {
    return await Promise.race([work.then(() => true), late.promise]);
  } finally {
    lastCall.removeEventListener("abort", giveUp);
  }
}
