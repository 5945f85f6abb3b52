import { createHash, timingSafeEqual } from "node:crypto";
import { publishEvent } from "@crm/contract/extensions/publish-event";
import { checkShape } from "@crm/server-kit/check-shape";
import type { Handler } from "hono";

/** Invalidates the cached pages at these paths; "*" means all. */
export type InvalidateContent = (paths: readonly string[]) => void;

/**
 * Handles the request that the back office sends when content changes. Without the right secret
 * the answer is 401, before the body is read.
 */
export function answerPublishEvent(secret: string, invalidate: InvalidateContent): Handler {
  const expected = digest(`Bearer ${secret}`);
  return async (c) => {
    if (!timingSafeEqual(digest(c.req.header("Authorization") ?? ""), expected)) {
      return c.json({ message: "The publish secret is missing or wrong." }, 401);
    }
    const event = checkShape(publishEvent, await c.req.json().catch(() => undefined));
    if (!event.success) {
      return c.json({ message: 'The body must be {"paths":["/…"]}, or "*" for all.' }, 400);
    }
    invalidate(event.data.paths);
    return c.json({ ok: true });
  };
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
