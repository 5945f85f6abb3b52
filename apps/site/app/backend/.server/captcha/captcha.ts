import { readAltchaPayload } from "@crm/server-kit/captcha-tokens";
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
  const checkOwn = createAltcha(settings.challengeSecret);
  if (provider === "altcha") return checkOwn;
  const checkHosted: CheckCaptcha =
    verify === "host" ? async () => "left-to-host" : createSiteverify(provider, settings, timeout);
  // The browser gets a challenge of ours when the provider's widget does not load.
  return (token, owner) => (readAltchaPayload(token) ? checkOwn : checkHosted)(token, owner);
}
