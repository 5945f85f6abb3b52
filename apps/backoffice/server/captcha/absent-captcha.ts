import { hashCaptchaToken } from "@crm/contract/extensions/site-assertion";
import type { CheckCaptcha } from "./captcha-check.ts";

/** The site derives the placeholder from content and day, so a repeat is sent within a day. */
const nonceLifetimeMs = 24 * 60 * 60_000;

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
