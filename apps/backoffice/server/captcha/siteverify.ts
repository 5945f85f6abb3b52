import { hashCaptchaToken } from "@crm/contract/extensions/site-assertion";
import { findConfigurationFault } from "@crm/server-kit/captcha-tokens";
import { askSiteverify } from "@crm/server-kit/siteverify";
import type { CaptchaSettings } from "../settings.ts";
import type { CheckCaptcha } from "./captcha-check.ts";

/** A visitor waits for this, within the 5 s that the site gives a POST. */
const timeoutMs = 2_500;

/** None of the providers lets a token live longer than five minutes. */
const tokenLifetimeMs = 10 * 60_000;

type SiteverifySettings = Exclude<CaptchaSettings, { provider: "altcha" }>;

/** reCAPTCHA v2, Turnstile and hCaptcha, whose verification calls are alike. */
export function createSiteverify(settings: SiteverifySettings, now: () => number): CheckCaptcha {
  const { verifyUrl, secretKey } = settings;
  return async (token) => {
    const once = {
      nonce: `${settings.provider}:${hashCaptchaToken(token)}`,
      expiresAt: now() + tokenLifetimeMs,
    };
    try {
      const answer = await askSiteverify(verifyUrl, secretKey, token, timeoutMs);
      if (answer.success) return { kind: "good", ...once };
      const reason = findConfigurationFault(answer);
      return reason ? { kind: "unchecked", ...once, reason } : { kind: "bad" };
    } catch (error) {
      return { kind: "unchecked", ...once, reason: String(error) };
    }
  };
}
