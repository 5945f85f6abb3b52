import { createHash } from "node:crypto";
import { spooledLeadsCapability } from "@crm/contract/extensions/spooled-leads";
import { readAltchaPayload } from "@crm/server-kit/captcha-tokens";
import type { FetchError } from "@crm/server-kit/fetch-json";
import type { CaptchaSettings } from "../captcha/captcha-check.ts";
import { createSiteverify } from "../captcha/siteverify.ts";
import type { KnowsCapability } from "../hosts/capabilities.ts";
import { timeouts } from "../hosts/timeouts.ts";
import { hasNoCaptcha, type SubmissionContext } from "../leads/submission.ts";
import type { SpooledSubmission } from "./submission-row.ts";

/** What a submission that goes to the spool has for a captcha; bad: the provider rejects the token. */
type AtReceipt = SpooledSubmission["captcha"] | "bad";

/**
 * Decides what the site knows about a captcha when the host has not answered.
 *
 * @param failure why the host's call failed; undefined while the call still runs
 */
export type JudgeAtReceipt = (
  submission: SubmissionContext,
  token: string,
  failure: FetchError | undefined,
) => Promise<AtReceipt>;

/**
 * A token that the host should have checked is checked here, if the site has the provider's key and the
 * host will accept the site's verdict. A provider accepts a token once: one that the host may be using
 * is left alone, and its submission is held for review.
 */
export function createJudgeAtReceipt(
  captcha: CaptchaSettings,
  has: KnowsCapability,
): JudgeAtReceipt {
  const { provider, secretKey } = captcha;
  const check =
    provider !== "altcha" && secretKey
      ? createSiteverify(provider, captcha, timeouts.siteverify)
      : undefined;
  return async (submission, token, failure) => {
    const known = submission.captcha;
    if (known === "verified" || known === "bad") return known;
    if (hasNoCaptcha(submission)) return "absent";
    const isOurs = known === "left-to-host" && check && failure;
    if (!isOurs || !(await has(spooledLeadsCapability))) return "unanswered";
    const verdict = await Promise.race([check(token, ""), aborted(submission.answerBy)]);
    if (verdict === "verified") return "verified";
    // The host may have used the token itself before its answer was lost.
    return verdict === "bad" && failure.isUnsent ? "bad" : "unanswered";
  };
}

/** Resolves with undefined when the signal aborts. */
export function aborted(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    else signal.addEventListener("abort", () => resolve(undefined), { once: true });
  });
}

/** Identifies a captcha: the self-hosted one by its challenge's nonce, others by their token. */
export function hashCaptcha(token: string): string {
  const payload = readAltchaPayload(token);
  const identity = payload?.challenge.parameters.nonce ?? token;
  return createHash("sha256").update(identity).digest("hex");
}
