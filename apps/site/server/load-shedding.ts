import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { Unreachable } from "../app/forms/outcome.ts";
import type { ServerEnvironment } from "./server-bindings.ts";

/**
 * Above one of these bounds this copy of the site answers 503 to forms and to pages that are not
 * cached, before everybody waits. Cached pages, files and health checks are always answered.
 */
export const loadBounds = {
  /** Forms and uncached pages that are being answered. A form may wait 4.5 s for a slow host. */
  inFlight: 300,
  /** The mean delay of the event loop in the last second. Milliseconds. */
  eventLoopDelayMs: 300,
} as const;

/** When to try again. Seconds. */
const retryAfterSeconds = 2;

const busyMessage =
  "The site is very busy. Please reload this page in a few seconds; a form is then sent again.";

/** Does expensive work, unless this copy of the site is overloaded. */
export interface LoadShedder {
  /** Resolves with "busy", and has not begun, when there is too much to do. */
  run<Result>(work: () => Promise<Result>): Promise<Result | "busy">;
}

/** @param readDelay the event loop's delay in milliseconds */
export function createLoadShedder(readDelay: () => number): LoadShedder {
  let inFlight = 0;
  return {
    async run(work) {
      if (inFlight >= loadBounds.inFlight || readDelay() > loadBounds.eventLoopDelayMs) {
        return "busy";
      }
      inFlight += 1;
      try {
        return await work();
      } finally {
        inFlight -= 1;
      }
    },
  };
}

/** Answers 503 while there is too much to do, before anything is read or counted. */
export function shedRequests(shedder: LoadShedder) {
  return createMiddleware<ServerEnvironment>(async (c, next) =>
    (await shedder.run(next)) === "busy" ? answerBusy(c) : undefined,
  );
}

/** The answer to a request that was not begun. A browser sends a form again by itself. */
export function answerBusy(c: Context): Response {
  const headers = { "Retry-After": String(retryAfterSeconds), "Cache-Control": "no-store" };
  if (!c.req.header("Accept")?.includes("application/json")) {
    return c.text(busyMessage, 503, headers);
  }
  const outcome: Unreachable = { outcome: "unreachable", retryAfterSeconds, isUnread: true };
  return c.json(outcome, 503, headers);
}

/** How often the delay is measured. Milliseconds. */
const resolutionMs = 20;

/** Measures the event loop's delay, once for each process. */
export function watchEventLoop(): () => number {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  histogram.enable();
  let delayMs = 0;
  setInterval(() => {
    if (histogram.count === 0) return;
    // It counts the intervals between two measurements, in nanoseconds.
    delayMs = histogram.mean / 1e6 - resolutionMs;
    histogram.reset();
  }, 1_000).unref();
  return () => delayMs;
}
