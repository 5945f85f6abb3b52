import { readAltchaPayload } from "@crm/server-kit/captcha-tokens";
import { timeouts } from "../hosts/timeouts.ts";
import { log } from "../log.ts";
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
  return (token, owner) => {
    if (!readAltchaPayload(token)) return checkHosted(token, owner);
    log.info({ provider }, "A form has our own captcha in place of the provider's");
    return checkOwn(token, owner);
  };
}
