import { hashCaptchaToken } from "@crm/contract/extensions/site-assertion";
import { readAltchaPayload } from "@crm/server-kit/captcha-tokens";
import type { CheckCaptcha } from "./captcha-check.ts";

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
