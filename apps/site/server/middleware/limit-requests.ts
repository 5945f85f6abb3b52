import { createMiddleware } from "hono/factory";
import { describeRetry } from "../../app/forms/retry-after.ts";
import type { ConsumeRateLimit, LimitName } from "../rate-limits.ts";
import type { ServerEnvironment } from "../server-bindings.ts";

/** Answers 429 to a client that has reached the rate limit. */
export function limitRequests(thing: LimitName, consumeRateLimit: ConsumeRateLimit) {
  return createMiddleware<ServerEnvironment>(async (c, next) => {
    const waitSeconds = await consumeRateLimit(thing, c.get("visitor"));
    if (waitSeconds === undefined) return next();
    const message = `Too many tries. ${describeRetry(waitSeconds)}`;
    // A browser that loads a page gets plain text; a script gets JSON.
    if (c.req.header("Accept")?.includes("text/html")) {
      return c.text(message, 429, { "Retry-After": String(waitSeconds) });
    }
    return c.json({ outcome: "error", message }, 429, { "Retry-After": String(waitSeconds) });
  });
}
