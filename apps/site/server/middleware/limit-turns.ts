import { createMiddleware } from "hono/factory";
import type { LimitedThing, TakeTurn } from "../rate-limits.ts";
import type { ServerEnvironment } from "../server-bindings.ts";

/** Answers 429 to a client that has used up its share of this. */
export function limitTurns(thing: LimitedThing, takeTurn: TakeTurn) {
  return createMiddleware<ServerEnvironment>(async (c, next) => {
    const waitSeconds = await takeTurn(thing, c.get("visitor"));
    if (waitSeconds === undefined) return next();
    const minutes = Math.ceil(waitSeconds / 60);
    const message = `Too many tries. Please try again in ${minutes} minute${minutes === 1 ? "" : "s"}.`;
    // Somebody who reads a page gets the sentence alone.
    if (c.req.header("Accept")?.includes("text/html")) {
      return c.text(message, 429, { "Retry-After": String(waitSeconds) });
    }
    return c.json({ outcome: "refused", message }, 429, { "Retry-After": String(waitSeconds) });
  });
}
