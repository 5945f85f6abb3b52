import { finishesBefore, retryAfterStopSeconds } from "@crm/server-kit/shutdown";
import { createMiddleware } from "hono/factory";
import { HttpError } from "./http-error.ts";

/**
 * Answers a request that still waits when the back office must stop. It may have been carried out:
 * who sends it again with the same idempotency key gets its answer.
 */
export function answerBeforeStop(lastCall: AbortSignal) {
  return createMiddleware(async (_, next) => {
    if (await finishesBefore(lastCall, next())) return;
    throw new HttpError(503, "The back office is restarting, please try again in a few seconds", {
      headers: { "Retry-After": String(retryAfterStopSeconds) },
    });
  });
}
