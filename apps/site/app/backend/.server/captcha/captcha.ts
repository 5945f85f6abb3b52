import { timeouts } from "../hosts/timeouts.ts";
import { createAltcha } from "./altcha.ts";
import type { CaptchaSettings, CheckCaptcha } from "./captcha-check.ts";
import { createSiteverify } from "./siteverify.ts";

/**
 * The captcha check that the settings choose.
 *
 * @param timeout how long a provider may take to answer, in milliseconds
 */
export function createCaptchaCheck(
  settings: CaptchaSettings,
  timeout: number = timeouts.siteverify,
): CheckCaptcha {
  const { provider, verify } = settings;
  if (provider === "altcha") return createAltcha(settings.challengeSecret);
  if (verify === "host") return async () => "left-to-host";
  return createSiteverify(provider, settings, timeout);
}
