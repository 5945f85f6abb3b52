import type { FetchError } from "@crm/server-kit/fetch-json";
import { readRetryAfter } from "../../../forms/retry-after.ts";
import type { LeadAnswer } from "../leads/lead-answer.ts";
import { log } from "../log.ts";
import { nextDelay, type RetryDelays } from "./retry-delay.ts";
import type { Spool } from "./spool.ts";
import type { SpooledSubmission } from "./submission-row.ts";

/** HTTP errors about the submission itself: a repeat gets the same answer. */
const finalErrors: ReadonlySet<number> = new Set([400, 413, 422]);

/** HTTP errors with which a host says that it has done nothing. */
const clearErrors: ReadonlySet<number> = new Set([401, 403, 404, 408, 429, 503]);

/** How many attempts without a clear answer a host gets that may store each of them. */
export const maxUnclear = 2;

/** Whether the host may have stored the submission although the call failed. */
export function isUnclear({ isUnsent, status = 0 }: FetchError): boolean {
  return !isUnsent && !clearErrors.has(status) && !(status >= 300 && status < 400);
}

interface SettleParts {
  spool: Spool;
  delays: RetryDelays;
  now: () => number;
}

/**
 * Records the result of one attempt.
 *
 * @param mayDuplicate true at a host that stores every repeat of a submission
 */
export function settle(
  { spool, delays, now }: SettleParts,
  row: SpooledSubmission,
  result: LeadAnswer | FetchError,
  mayDuplicate: boolean,
): void {
  const { id, attempts, next_call: call } = row;
  if ("accepted" in result) {
    if (!result.accepted) reject(spool, row, result.message ?? "status false");
    else if (call === 1) spool.continueWithMail(id);
    else {
      log.info({ call, attempts }, "A submission from the spool was delivered");
      spool.finish(id);
    }
    return;
  }
  const { message, status = 0, retryAfter } = result;
  if (finalErrors.has(status) || (call === 2 && status === 404)) {
    reject(spool, row, message);
    return;
  }
  log.error({ call, attempts, reason: message }, "A submission could not be delivered");
  const unclear = isUnclear(result);
  if (unclear && mayDuplicate && row.unclear >= maxUnclear) {
    spool.giveUp(id, `${message}; the host may have stored it, so it is not sent again`);
  } else if (now() - row.received_at > delays.giveUpMs) {
    spool.giveUp(id, message);
  } else {
    const delay = nextDelay(delays, attempts, readRetryAfter(retryAfter ?? null, now()));
    spool.postpone(id, now() + delay, message, unclear);
  }
}

/** The host has stored the booking when it rejects call 2, so nothing is lost then. */
function reject(spool: Spool, { id, next_call: call }: SpooledSubmission, reason: string): void {
  if (call === 2) {
    log.warn({ call }, "The host has stored a booking and rejected its mail");
    spool.finish(id);
    return;
  }
  log.error({ call }, "A host has rejected a submission that the visitor was thanked for");
  spool.giveUp(id, reason);
}
