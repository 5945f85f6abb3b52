import { type Context, Hono } from "hono";
import type { DeskEnv } from "../../auth/require-person.ts";
import { mayUse, requireRight } from "../../auth/rights.ts";
import { isRole } from "../../auth/roles.ts";
import { HttpError } from "../../http/http-error.ts";
import type { LeadChange } from "../../leads/lead-feed.ts";
import type { Services } from "../../services.ts";

/** Shows browser and proxies that the stream works, and finds out whether the session has ended. Milliseconds. */
const heartbeatMs = 10_000;
/** After how long the browser connects again. Milliseconds. */
const retryMs = 2_000;
/** Each browser needs one; its tabs share it. */
const mostPerPerson = 8;
/** A reader who does not take what is sent is disconnected. Messages. */
const mostUnread = 100;

/**
 * The stream of server-sent events about leads. An event says only which lead has changed; the desk then
 * asks for what it shows. See docs/decisions/2026-11-22-live-leads.md.
 */
export function createEventRoutes(services: Services): Hono<DeskEnv> {
  const { leadFeed, now } = services;
  const app = new Hono<DeskEnv>();
  const open = new Map<string, number>();

  app.get("/", requireRight("leads", "read"), (c) => {
    const { id } = c.get("person");
    const count = open.get(id) ?? 0;
    if (count >= mostPerPerson) throw new HttpError(429, "The desk is open in too many browsers");
    open.set(id, count + 1);
    const since = readCursor(c, now());
    const begin = `retry: ${retryMs}\nid: ${since ?? now()}\nevent: ready\ndata: {}\n\n`;
    let end = () => {};
    const body = new ReadableStream<Uint8Array>(
      {
        start(controller) {
          let hasClosed = false;
          let stopFollowing = () => {};
          const close = () => {
            if (hasClosed) return;
            end();
            controller.close();
          };
          const send = (text: string) => {
            if ((controller.desiredSize ?? 0) <= 0) return close();
            controller.enqueue(Buffer.from(text));
          };
          const heartbeat = setInterval(async () => {
            // A database that does not answer is no reason to close the stream.
            const isOver = await hasEnded(services, c).catch(() => false);
            if (isOver) close();
            else if (!hasClosed) send("event: beat\ndata: {}\n\n");
          }, heartbeatMs);
          end = () => {
            if (hasClosed) return;
            hasClosed = true;
            clearInterval(heartbeat);
            stopFollowing();
            const left = (open.get(id) ?? 1) - 1;
            if (left > 0) open.set(id, left);
            else open.delete(id);
          };
          let hasBegun = false;
          const onChanges = (changes: LeadChange[]) => {
            send((hasBegun ? "" : begin) + changes.map(writeEvent).join(""));
            hasBegun = true;
          };
          stopFollowing = leadFeed.follow(since, onChanges, close);
        },
        cancel: () => end(),
      },
      { highWaterMark: mostUnread },
    );
    return c.body(body, 200, {
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

const writeEvent = (change: LeadChange) =>
  `id: ${change.at}\nevent: lead\ndata: ${JSON.stringify(change)}\n\n`;

/** Whether the session has ended, or its person may no longer read leads. It does not extend the session. */
async function hasEnded({ auth }: Services, c: Context<DeskEnv>): Promise<boolean> {
  const { headers } = c.req.raw;
  const session = await auth.api.getSession({ headers, query: { disableRefresh: true } });
  const role = session?.user.role;
  return !isRole(role) || !mayUse({ role }, "leads", "read");
}
