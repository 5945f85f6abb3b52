import type { Server } from "node:http";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { prepareDrain } from "./drain-server.ts";

/**
 * When each step of a shutdown happens, in milliseconds after the signal. The shutdown ends sooner
 * when all work has ended.
 */
export const shutdownTimes = {
  /** Waiting requests are answered with 503. */
  answerMs: 9_000,
  /** Open connections are closed. */
  closeMs: 9_500,
  /** The process exits, even if work has not ended. */
  exitMs: 9_900,
  /**
   * A second signal forces the exit, but only after this time. A service manager signals every
   * process of a group, and then the parent process signals this one again.
   */
  repeatMs: 1_000,
} as const;

/** `Retry-After` of a 503 during a shutdown, in seconds. A restart takes less. */
export const retryAfterStopSeconds = 10;

export interface ShutdownParts {
  server: Server;
  log: Record<"info" | "warn" | "error", (details: object, message: string) => void>;
  /** Aborted when waiting requests must be answered; see `finishesBefore`. */
  stopSignal: AbortController;
  /** Aborted when the shutdown begins: readiness then tells load balancers to stop sending. */
  drainSignal?: AbortController;
  /** Stops background work that no request needs. It runs while requests end. */
  stopWorkers?: () => Promise<unknown>;
  /** Closes resources that requests use, such as the database. It runs after the last answer. */
  close?: () => Promise<unknown>;
  /** Replaces `process.exit` in tests. */
  exit?: (code: number) => void;
}

/**
 * Prepares an app's graceful shutdown: open requests are answered, then the process exits with 0.
 * Call it before the server listens. Node only.
 *
 * @returns a handler for termination signals
 * @example process.on("SIGTERM", createShutdown({ server, log, stopSignal: new AbortController() }));
 */
export function createShutdown(
  { server, log, stopSignal, drainSignal, stopWorkers, close, exit = process.exit }: ShutdownParts,
  times: Record<keyof typeof shutdownTimes, number> = shutdownTimes,
): () => void {
  const drain = prepareDrain(server);
  let begunAt: number | undefined;

  async function shutDown(): Promise<void> {
    const timers = [
      setTimeout(() => {
        log.warn({ requests: drain.countOpen() }, "Answering the waiting requests with 503");
        stopSignal.abort();
      }, times.answerMs),
      setTimeout(() => server.closeAllConnections(), times.closeMs),
      setTimeout(() => {
        log.warn({ requests: drain.countOpen() }, "Exited before all work had ended");
        exit(0);
      }, times.exitMs),
    ];
    log.info({ requests: drain.countOpen() }, "Stopping when the open requests are answered");
    try {
      const [, workers] = await Promise.allSettled([drain.begin(), stopWorkers?.()]);
      await close?.();
      if (workers.status === "rejected") throw workers.reason;
      exit(0);
    } catch (error) {
      log.error({ err: error }, "The shutdown failed");
      exit(1);
    } finally {
      for (const timer of timers) clearTimeout(timer);
    }
  }

  return () => {
    if (begunAt === undefined) {
      begunAt = Date.now();
      drainSignal?.abort();
      void shutDown();
    } else if (Date.now() - begunAt >= times.repeatMs) {
      exit(1);
    }
  };
}

/**
 * Waits for a request's work, at most until a shutdown sends its stop signal.
 *
 * @returns false when the signal came first; the work's later result is ignored
 * @throws what the work throws before the signal
 * @example if (!(await finishesBefore(stopSignal, next()))) return c.text("Please try again.", 503);
 */
export async function finishesBefore(
  stopSignal: AbortSignal,
  work: Promise<unknown>,
): Promise<boolean> {
  const late = Promise.withResolvers<false>();
  const giveUp = () => late.resolve(false);
  if (stopSignal.aborted) giveUp();
  stopSignal.addEventListener("abort", giveUp, { once: true });
  try {
    return await Promise.race([work.then(() => true), late.promise]);
  } finally {
    stopSignal.removeEventListener("abort", giveUp);
  }
}

/**
 * Creates middleware that answers requests which are still running when a server must stop. Such a
 * request may have succeeded, so its client may send it again only with the same idempotency key.
 *
 * @param stopSignal aborted when the remaining requests must be answered
 * @param answer makes the answer, a 503, with the given headers
 * @example app.use(answerBeforeStop(stopSignal, (c, headers) => c.text("Restarting", 503, headers)))
 */
export function answerBeforeStop(
  stopSignal: AbortSignal,
  answer: (c: Context, headers: Record<string, string>) => Response,
) {
  return createMiddleware(async (c, next) => {
    if (await finishesBefore(stopSignal, next())) return;
    return answer(c, { "Retry-After": String(retryAfterStopSeconds) });
  });
}
