import type { HostAnswer } from "../hosts/host-client.ts";
import { NoAnswer } from "../hosts/no-answer.ts";

/** A lead call's result, and its reason. */
export interface LeadAnswer {
  accepted: boolean;
  message?: string;
}

/**
 * HTTP errors about the submission itself: a repeat gets the same answer. All other errors concern
 * the moment or the settings (401, 403 and 404: a wrong key or path; 408, 429 and 5xx: not now).
 * The submission may have been stored despite them.
 */
const finalErrors: ReadonlySet<number> = new Set([400, 413, 422]);

/**
 * Reads a host's result: a boolean `status` at the top level or under `data`. True counts only with
 * a 2xx code, false with 2xx or one of the final errors.
 *
 * @throws NoAnswer when there is no result: the same submission may be sent again with its key
 */
export function readLeadAnswer({ status, body, retryAfterSeconds }: HostAnswer): LeadAnswer {
  const holder = [body.data, body].find(hasVerdict);
  const isSuccess = status >= 200 && status < 300;
  const isVerdict = isSuccess || (holder?.status === false && finalErrors.has(status));
  if (!holder || !isVerdict) {
    throw new NoAnswer(`answered ${status} without a verdict`, retryAfterSeconds);
  }
  const { message } = holder;
  const answer = { accepted: holder.status };
  return typeof message === "string" && message !== "" ? { ...answer, message } : answer;
}

function hasVerdict(value: unknown): value is { status: boolean; message?: unknown } {
  return (
    typeof value === "object" &&
    value !== null &&
    "status" in value &&
    typeof value.status === "boolean"
  );
}
