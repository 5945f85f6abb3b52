import { hashCaptchaToken } from "@crm/contract/extensions/site-assertion";
import type { CheckCaptcha } from "./captcha.ts";

/** Longer than any provider's token lives, and than the site repeats a delivery. */
const rememberMs = 24 * 60 * 60_000;

/** `CAPTCHA_VERIFY=site`: a token is good when the site has signed that its provider took it. */
export function createSiteVerified(now: () => number): CheckCaptcha {
  return async (token, assertion) => {
    const hash = hashCaptchaToken(token);
    if (assertion?.captcha !== hash) return { kind: "bad" };
    return { kind: "good", nonce: `site:${hash}`, expiresAt: now() + rememberMs };
  };
}
