import { hashCaptchaToken } from "@crm/contract/extensions/site-assertion";
import type { CheckCaptcha } from "./captcha-check.ts";

/** The site derives the placeholder from content and day, so a repeat is sent within a day. */
const nonceLifetimeMs = 24 * 60 * 60_000;

/**
 * Without JavaScript nobody can solve a captcha. The site signs that a submission has none; then the
 * lead is held for review. Every other token is checked by the provider.
 */
export function holdAbsentCaptchas(check: CheckCaptcha, now: () => number): CheckCaptcha {
  return async (token, assertion) => {
    if (assertion?.absentCaptcha !== hashCaptchaToken(token)) return check(token, assertion);
    return {
      kind: "unchecked",
      review: "captcha-absent",
      reason: "the form was sent without JavaScript",
      nonce: absentNonce(token),
      expiresAt: now() + nonceLifetimeMs,
    };
  };
}

/** The nonce of a submission without a captcha. Its placeholder is the site's idempotency key. */
export function absentNonce(placeholder: string): string {
  return `absent:${hashCaptchaToken(placeholder)}`;
}
