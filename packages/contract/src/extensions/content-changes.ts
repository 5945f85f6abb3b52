import { z } from "zod";
import { maxEntries } from "../fields/length-rules.ts";

/**
 * The host's list of content changes, so that each copy of the site knows which of its cached pages are
 * stale: `GET {api}/content-changes?after=<cursor>`, signed like the other extensions. The host answers
 * at once when something has changed after the cursor; otherwise it may hold the request until then.
 */
export const contentChangesPath = "/content-changes";

/** The name under which `GET {api}/capabilities` lists it. */
export const contentChangesCapability = "content-changes";

/** The parameter with the cursor of the last answer; empty in a site's first request. */
export const cursorParameter = "after";

/** How long the host holds a request for which it has no change. Milliseconds. */
export const longestHoldMs = 25_000;

/** Longest list of paths, and its largest size as JSON in bytes. A longer one becomes "*". */
export const mostChangedPaths = 1_000;
export const maxChangedPathsBytes = 64 * 1024;

export const contentChanges = z.object({
  /** For the next request. */
  cursor: z.string().max(100),
  /**
   * Paths whose cached pages are stale; "*" invalidates all of them, also when the host does not know
   * the cursor. Empty when nothing has changed.
   */
  paths: z.array(z.string().startsWith("/").or(z.literal("*"))).check(maxEntries(mostChangedPaths)),
});
export type ContentChanges = z.infer<typeof contentChanges>;
