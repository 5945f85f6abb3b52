import { hashCaptchaToken } from "@crm/contract/extensions/site-assertion";
import type { CheckCaptcha } from "./captcha-check.ts";

/** Longer than any provider's token lives, and than the site repeats a delivery. */
const rememberMs = 24 * 60 * 60_000;

/**
 * `CAPTCHA_VERIFY=site`: a token is good when the site has signed that its provider took it, and
 * for a person to look at when the site has signed that the provider gave no answer.
 */
export function createSiteVerified(now: () => number): CheckCaptcha {
  return async (token, assertion) => {
    const hash = hashCaptchaToken(token);
    const once = { nonce: `site:${hash}`, expiresAt: now() + rememberMs };
    if (assertion?.captcha === hash) return { kind: "good", ...once };
    if (assertion?.unansweredCaptcha !== hash) return { kind: "bad" };
    return { kind: "unchecked", ...once, reason: "the site had no answer from the provider" };
  };
}
