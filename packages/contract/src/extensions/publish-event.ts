import { z } from "zod";
import { maxEntries } from "../fields/length-rules.ts";

/**
 * The event that the back office sends to each instance of the site when content changes:
 * `POST {site}/_events/publish` with `Authorization: Bearer <PUBLISH_SECRET>`.
 */
export const publishEventPath = "/_events/publish";

/** The name under which `GET {api}/capabilities` lists it. */
export const publishEventsCapability = "publish-events";

/** Largest body of an event, in bytes; the site rejects larger ones. Longer lists become "*". */
export const maxPublishEventBytes = 64 * 1024;

export const publishEvent = z.object({
  /** Paths whose cached pages are stale; "*" invalidates all of them. */
  paths: z.array(z.string().startsWith("/").or(z.literal("*"))).check(maxEntries(1_000)),
});
export type PublishEvent = z.infer<typeof publishEvent>;
