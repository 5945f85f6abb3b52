import { longestHoldMs } from "@crm/contract/extensions/content-changes";
import { submissionTimings } from "../../../forms/submission-timings.ts";

/** How long a server may take to send its complete answer. Milliseconds. */
export const timeouts = {
  /** The twelve calls, by method. */
  calls: { GET: 10_000, POST: submissionTimings.leadCallMs },
  /** Extensions are optional, so pages and readers wait less for them. */
  extension: 4_000,
  /** The host holds this request while nothing changes. */
  contentChanges: longestHoldMs + 5_000,
  capabilities: 2_000,
  /** A picture that the site has not stored yet; a browser waits for it. */
  picture: 5_000,
  /** A missing page should be reported quickly. */
  redirect: 2_000,
  /** A captcha's provider. */
  siteverify: 3_000,
} as const;

export type CallTimeouts = Readonly<Record<"GET" | "POST", number>>;
