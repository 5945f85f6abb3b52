import { hashCaptchaToken } from "@crm/contract/extensions/site-assertion";
import type { CheckCaptcha } from "./captcha-check.ts";

/** Longer than the lifetime of a token, and than the time in which the site repeats a delivery. */
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
