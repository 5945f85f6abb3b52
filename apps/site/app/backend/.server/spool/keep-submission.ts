import { signSpooledVerdict } from "@crm/contract/extensions/spooled-leads";
import type { StoringCall } from "@crm/contract/extensions/undelivered-leads";
import type { FetchError } from "@crm/server-kit/fetch-json";
import { readRetryAfter } from "../../../forms/retry-after.ts";
import type { LeadAnswer } from "../leads/lead-answer.ts";
import { identify, type Submission } from "../leads/submission.ts";
import { log } from "../log.ts";
import type { SiteSettings } from "../settings.ts";
import { createAddTogether } from "./add-together.ts";
import { hashCaptcha, type JudgeAtReceipt } from "./captcha-at-receipt.ts";
import type { Forwarder } from "./forwarder.ts";
import { SpoolUnavailable } from "./open-spool.ts";
import { nextDelay, type RetryDelays, retryDelays } from "./retry-delay.ts";
import { isUnclear } from "./settle.ts";
import type { Spool } from "./spool.ts";

/**
 * kept: it is on disk and will be forwarded. token-used: its captcha is bad or belongs to another
 * submission. unavailable: the spool can't be written, so nothing was stored.
 */
export type Kept = "kept" | "token-used" | "unavailable";

export interface KeepSubmissions {
  /** What the spool has of a submission, if it can be read; behind: an earlier one with its key waits. */
  find(submission: Submission): ReturnType<Spool["find"]>;
  /**
   * Stores a submission that the host has not answered.
   *
   * @param failure why the call failed; undefined while it still runs
   * @param running the call's result, which may arrive later
   */
  keep(
    nextCall: StoringCall | 2,
    submission: Submission,
    failure: FetchError | undefined,
    running: Promise<LeadAnswer | FetchError>,
  ): Promise<Kept>;
}

export function createKeepSubmissions(
  spool: Spool,
  forwarder: Pick<Forwarder, "awaitLateAnswer">,
  judge: JudgeAtReceipt,
  { publishSecret }: Pick<SiteSettings, "publishSecret">,
  delays: RetryDelays = retryDelays,
): KeepSubmissions {
  const addTogether = createAddTogether(spool);
  const identityOf = (submission: Submission) => ({
    ...identify(submission),
    token_hash: hashCaptcha(submission.token),
  });

  return {
    find(submission) {
      try {
        return spool.find(identityOf(submission));
      } catch (error) {
        // Readiness reports an unavailable file; the host may answer all the same.
        if (!(error instanceof SpoolUnavailable)) throw error;
        return undefined;
      }
    },

    async keep(nextCall, submission, failure, running) {
      const { body, token, context } = submission;
      // The host has checked the captcha before it accepted call 1.
      const captcha = nextCall === 2 ? "verified" : await judge(context, token, failure);
      if (captcha === "bad") return "token-used";
      const receivedAt = Date.now();
      try {
        const row = await addTogether({
          ...identityOf(submission),
          ...{ next_call: nextCall, body, captcha },
          verdict: signSpooledVerdict(publishSecret, token, { captcha, receivedAt }),
          unclear: failure && !isUnclear(failure) ? 0 : 1,
          dueAt: receivedAt + nextDelay(delays, 1, readRetryAfter(failure?.retryAfter ?? null)),
          isRunning: failure === undefined,
          failure: failure?.message ?? null,
        });
        if (row === "known") return "kept";
        if (row === "token-used") return row;
        if (!failure) forwarder.awaitLateAnswer(row, running);
        return "kept";
      } catch (error) {
        report(error, "A submission can't be stored in the spool");
        return "unavailable";
      }
    },
  };
}

/** A full disk is no mistake of the code, so it has no stack trace. */
function report(error: unknown, message: string): void {
  if (error instanceof SpoolUnavailable) log.error({ reason: error.message }, message);
  else log.error({ error }, message);
}
