import { finishesBefore, retryAfterStopSeconds } from "@crm/server-kit/shutdown";
import { createMiddleware } from "hono/factory";

const message = "The site is restarting. Please try again in a few seconds.";

/**
 * Answers a request that is still pending when the site must stop. The form treats this answer as
 * "no answer": it keeps its idempotency key, so that a retry creates no second lead.
 */
export function answerBeforeStop(stopSignal: AbortSignal) {
  return createMiddleware(async (c, next) => {
    if (await finishesBefore(stopSignal, next())) return;
    const headers = { "Retry-After": String(retryAfterStopSeconds), "Cache-Control": "no-store" };
    return c.req.header("Accept")?.includes("application/json")
      ? c.json({ outcome: "unreachable", message }, 503, headers)
      : c.text(message, 503, headers);
  });
}
