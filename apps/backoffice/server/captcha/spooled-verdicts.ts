import { hashCaptchaToken } from "@crm/contract/extensions/site-assertion";
import { readSpooledVerdict } from "@crm/contract/extensions/spooled-leads";
import { readAltchaPayload } from "@crm/server-kit/captcha-tokens";
import type { CaptchaSettings } from "../settings.ts";
import { absentNonce } from "./absent-captcha.ts";
import type { CheckCaptcha } from "./captcha-check.ts";

/** Afterwards the idempotency key alone prevents a second lead; the token itself has long expired. */
const nonceLifetimeMs = 24 * 60 * 60_000;

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
