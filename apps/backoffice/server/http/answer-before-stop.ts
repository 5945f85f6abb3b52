import { finishesBefore, retryAfterStopSeconds } from "@crm/server-kit/shutdown";
import { createMiddleware } from "hono/factory";
import { HttpError } from "./http-error.ts";

/**
 * Answers 503 to a request that is still running when the back office must stop. The request may
 * have succeeded: sending it again with the same idempotency key returns its answer.
 */
export function answerBeforeStop(stopSignal: AbortSignal) {
  return createMiddleware(async (_, next) => {
    if (await finishesBefore(stopSignal, next())) return;
    throw new HttpError(503, "The back office is restarting, please try again in a few seconds", {
      headers: { "Retry-After": String(retryAfterStopSeconds) },
    });
  });
}
