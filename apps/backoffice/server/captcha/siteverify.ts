import { hashCaptchaToken } from "@crm/contract/extensions/site-assertion";
import { findConfigurationFault } from "@crm/server-kit/captcha-tokens";
import { callSiteverify } from "@crm/server-kit/siteverify";
import type { CaptchaSettings } from "../settings.ts";
import { timeouts } from "../timeouts.ts";
import type { CaptchaVerdict, CheckCaptcha } from "./captcha-check.ts";

/** Tokens of all providers expire after five minutes or earlier. */
const tokenLifetimeMs = 10 * 60_000;

type SiteverifySettings = Exclude<CaptchaSettings, { provider: "altcha" }>;

/** Checks tokens of reCAPTCHA v2, Turnstile and hCaptcha: their verification calls are the same. */
export function createSiteverify(settings: SiteverifySettings, now: () => number): CheckCaptcha {
  const { verifyUrl, secretKey } = settings;
  return async (token) => {
    const once = {
      nonce: `${settings.provider}:${hashCaptchaToken(token)}`,
      expiresAt: now() + tokenLifetimeMs,
    };
    const unchecked = (reason: string): CaptchaVerdict => ({
      ...{ kind: "unchecked", review: "captcha-unchecked", reason },
      ...once,
    });
    try {
      const answer = await callSiteverify(verifyUrl, secretKey, token, timeouts.siteverify);
      if (answer.success) return { kind: "good", ...once };
      const reason = findConfigurationFault(answer);
      return reason ? unchecked(reason) : { kind: "bad" };
    } catch (error) {
      return unchecked(String(error));
    }
  };
}
