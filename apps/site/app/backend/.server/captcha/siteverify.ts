import { type CaptchaProvider, siteverifyUrls } from "@crm/contract/captcha";
import { findConfigurationFault } from "@crm/server-kit/captcha-tokens";
import { callSiteverify } from "@crm/server-kit/siteverify";
import { log } from "../log.ts";
import type { CaptchaSettings, CheckCaptcha } from "./captcha-check.ts";

/**
 * reCAPTCHA v2, Turnstile and hCaptcha, which have similar verification calls
 * (`CAPTCHA_VERIFY=site`). Each provider verifies a token only once.
 */
export function createSiteverify(
  provider: Exclude<CaptchaProvider, "altcha">,
  { secretKey = "", verifyUrl = siteverifyUrls[provider] }: CaptchaSettings,
  timeout: number,
): CheckCaptcha {
  return async (token) => {
    try {
      const answer = await callSiteverify(verifyUrl, secretKey, token, timeout);
      if (answer.success) return "verified";
      const reason = findConfigurationFault(answer);
      if (!reason) return "bad";
      log.error({ provider, reason }, "The captcha's provider does not take our keys");
    } catch (error) {
      log.error({ provider, reason: String(error) }, "The captcha's provider gave no answer");
    }
    return "no-answer";
  };
}
