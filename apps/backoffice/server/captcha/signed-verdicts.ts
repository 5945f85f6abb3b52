import { hashCaptchaToken } from "@crm/contract/extensions/site-assertion";
import { readSpooledVerdict } from "@crm/contract/extensions/spooled-leads";
import { readAltchaPayload } from "@crm/server-kit/captcha-tokens";
import type { CaptchaSettings } from "../settings.ts";
import type { CheckCaptcha } from "./captcha-check.ts";

/**
 * How long a nonce is stored: longer than a token lives, and than the time in which the site repeats a submission.
 * A submission without a captcha has a placeholder of the site, made of its content and the day, so it is repeated
 * within a day too. Afterwards the idempotency key alone prevents a second lead.
 */
const nonceLifetimeMs = 24 * 60 * 60_000;

/**
 * `CAPTCHA_VERIFY=site`: a token is valid when the site has signed that the provider accepted it.
 * The lead needs a review when the site has signed that the provider gave no answer.
 */
export function createVerifiedBySite(now: () => number): CheckCaptcha {
  return async (token, assertion) => {
    const hash = hashCaptchaToken(token);
    const once = { nonce: `site:${hash}`, expiresAt: now() + nonceLifetimeMs };
    if (assertion?.captcha === hash) return { kind: "good", ...once };
    if (assertion?.unansweredCaptcha !== hash) return { kind: "bad" };
    const reason = "the site had no answer from the provider";
    return { kind: "unchecked", review: "captcha-unchecked", reason, ...once };
  };
}

/**
 * Accepts a solved challenge of the site, also in place of a provider's token, when the site has signed that
 * it is good: checking the solution once more would tell nothing new, because the site has the secret of the
 * challenges. The challenge itself is stored as used: its token could be written in several ways.
 */
export function acceptSubstitutes(check: CheckCaptcha): CheckCaptcha {
  return async (token, assertion) => {
    const payload = readAltchaPayload(token);
    if (!payload || assertion?.captcha !== hashCaptchaToken(token)) return check(token, assertion);
    const { nonce, expiresAt } = payload.challenge.parameters;
    return { kind: "good", nonce: `altcha:${nonce}`, expiresAt: expiresAt * 1_000 };
  };
}

/**
 * Nobody can solve a captcha without JavaScript, or one that does not load. The site signs that a
 * submission has none; then the lead is held for review. Every other token is checked by the provider.
 */
export function holdAbsentCaptchas(check: CheckCaptcha, now: () => number): CheckCaptcha {
  return async (token, assertion) => {
    const hash = hashCaptchaToken(token);
    if (assertion?.absentCaptcha !== hash) return check(token, assertion);
    const why =
      assertion.unansweredCaptcha === hash
        ? ({ review: "captcha-unchecked", reason: "no captcha could be loaded" } as const)
        : ({ review: "captcha-absent", reason: "the form was sent without JavaScript" } as const);
    return {
      ...{ kind: "unchecked", ...why },
      ...{ nonce: absentNonce(token), expiresAt: now() + nonceLifetimeMs },
    };
  };
}

/** The nonce of a submission without a captcha. Its placeholder is the site's idempotency key. */
export function absentNonce(placeholder: string): string {
  return `absent:${hashCaptchaToken(placeholder)}`;
}

/**
 * Accepts what the site signed about a captcha when it received the form, for a submission that waited
 * in the site's spool: its token may have expired since. Other submissions are checked as usual.
 *
 * @param publishSecret signs the verdicts
 */
export function acceptSpooledVerdicts(
  check: CheckCaptcha,
  settings: CaptchaSettings,
  publishSecret: string,
  now: () => number,
): CheckCaptcha {
  return async (token, assertion) => {
    if (!assertion?.spooled) return check(token, assertion);
    const verdict = readSpooledVerdict(publishSecret, assertion.spooled, token, now());
    if (!verdict) return { kind: "bad" };
    const expiresAt = now() + nonceLifetimeMs;
    if (verdict.captcha === "absent") {
      return {
        ...{ kind: "unchecked", review: "captcha-absent", nonce: absentNonce(token), expiresAt },
        reason: "the form was sent without JavaScript",
      };
    }
    const once = { nonce: nonceOf(settings, token), expiresAt };
    if (verdict.captcha === "verified") return { kind: "good", ...once };
    const reason = "it could not be checked while the back office gave no answer";
    return { kind: "unchecked", review: "captcha-unchecked", reason, ...once };
  };
}

/** The nonce that a direct check of the token would store. */
function nonceOf({ provider, verify }: CaptchaSettings, token: string): string {
  const payload = readAltchaPayload(token);
  if (payload) return `altcha:${payload.challenge.parameters.nonce}`;
  return `${verify === "site" ? "site" : provider}:${hashCaptchaToken(token)}`;
}
