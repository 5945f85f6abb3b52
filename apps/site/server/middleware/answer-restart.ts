import type { Context } from "hono";

const message = "The site is restarting. Please try again in a few seconds.";

/**
 * The answer to a request that is still pending when the site must stop. The form treats it as "no
 * answer": it keeps its idempotency key, so that a retry creates no second lead.
 */
export function answerRestart(c: Context, retryHeaders: Record<string, string>): Response {
  const headers = { ...retryHeaders, "Cache-Control": "no-store" };
  return c.req.header("Accept")?.includes("application/json")
    ? c.json({ outcome: "unreachable", message }, 503, headers)
    : c.text(message, 503, headers);
}
