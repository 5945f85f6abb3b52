import { finishesBefore, retryAfterStopSeconds } from "@crm/server-kit/shutdown";
import { createMiddleware } from "hono/factory";

const message = "The site is restarting. Please try again in a few seconds.";

/**
 * Answers a request that still waits when the site must stop. A form reads that it got no answer:
 * it keeps what was typed and its idempotency key, so that sending again makes no second lead.
 */
export function answerBeforeStop(lastCall: AbortSignal) {
  return createMiddleware(async (c, next) => {
    if (await finishesBefore(lastCall, next())) return;
    const headers = { "Retry-After": String(retryAfterStopSeconds), "Cache-Control": "no-store" };
    return c.req.header("Accept")?.includes("application/json")
      ? c.json({ outcome: "unreachable", message }, 503, headers)
      : c.text(message, 503, headers);
  });
}
