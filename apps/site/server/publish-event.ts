import { createHash, timingSafeEqual } from "node:crypto";
import { publishEvent } from "@crm/contract/extensions/publish-event";
import type { Handler } from "hono";
import { checkShape } from "./check-shape.ts";

/** Tells what keeps content that the pages at these paths have changed; "*" means all. */
export type InvalidateContent = (paths: readonly string[]) => void;

/**
 * What the back office calls when content changes. Whoever lacks the secret is answered as if
 * nothing stood here but a locked door.
 */
export function answerPublishEvent(secret: string, drop: InvalidateContent): Handler {
  const wanted = digest(`Bearer ${secret}`);
  return async (c) => {
    if (!timingSafeEqual(digest(c.req.header("Authorization") ?? ""), wanted)) {
      return c.json({ message: "The publish secret is missing or wrong." }, 401);
    }
    const event = checkShape(publishEvent, await c.req.json().catch(() => undefined));
    if (!event.success) {
      return c.json({ message: 'The body must be {"paths":["/…"]}, or "*" for all.' }, 400);
    }
    drop(event.data.paths);
    return c.json({ ok: true });
  };
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
