import { type Context, Hono } from "hono";
import type { DeskEnv } from "../../auth/require-person.ts";
import { mayUse, requireRight } from "../../auth/rights.ts";
import { isRole } from "../../auth/roles.ts";
import { HttpError } from "../../http/http-error.ts";
import type { Services } from "../../services.ts";
import { openEventStream } from "./event-stream.ts";

/** Each browser needs one; its tabs share it. */
const mostPerPerson = 8;

/**
 * The stream of server-sent events about leads. An event says only which lead has changed; the desk then
 * asks for what it shows. See docs/decisions/2026-11-22-live-leads.md.
 */
export function createEventRoutes(services: Services): Hono<DeskEnv> {
  const { leadFeed } = services;
  const app = new Hono<DeskEnv>();
  const open = new Map<string, number>();

  app.get("/", requireRight("leads", "read"), (c) => {
    const { id } = c.get("person");
    const count = open.get(id) ?? 0;
    if (count >= mostPerPerson) throw new HttpError(429, "The desk is open in too many browsers");
    open.set(id, count + 1);
    const now = services.now();
    const stream = openEventStream({
      ...{ leadFeed, now, since: readCursor(c, now) },
      // A database that does not answer is no reason to close the stream.
      hasEnded: () => hasEnded(services, c).catch(() => false),
      onClose: () => open.set(id, (open.get(id) ?? 1) - 1),
    });
    return c.body(stream, 200, {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-store",
      // Nginx would collect the events before it sends them on.
      "X-Accel-Buffering": "no",
    });
  });

  return app;
}

/** The time of the last event that the browser has got; undefined when it has got none. */
function readCursor(c: Context, now: number): number | undefined {
  const cursor = Number(c.req.header("Last-Event-ID") ?? Number.NaN);
  return Number.isSafeInteger(cursor) && cursor > 0 && cursor <= now ? cursor : undefined;
}

/** Whether the session has ended, or its person may no longer read leads. It does not extend the session. */
async function hasEnded({ auth }: Services, c: Context<DeskEnv>): Promise<boolean> {
  const { headers } = c.req.raw;
  const session = await auth.api.getSession({ headers, query: { disableRefresh: true } });
  const role = session?.user.role;
  return !isRole(role) || !mayUse({ role }, "leads", "read");
}
