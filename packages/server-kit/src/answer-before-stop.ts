import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { finishesBefore, retryAfterStopSeconds } from "./shutdown.ts";

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
