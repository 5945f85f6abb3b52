import type { CaptchaSettings } from "../settings.ts";
import { createAltcha } from "./altcha.ts";
import type { CheckCaptcha } from "./captcha-check.ts";
import {
  acceptSpooledVerdicts,
  acceptSubstitutes,
  createVerifiedBySite,
  holdAbsentCaptchas,
} from "./signed-verdicts.ts";
import { createSiteverify } from "./siteverify.ts";

/** Creates the captcha check that the settings name. */
export function createCaptcha(
  settings: CaptchaSettings,
  publishSecret: string,
  now: () => number,
): CheckCaptcha {
  const check = holdAbsentCaptchas(createProviderCheck(settings, now), now);
  return rejectWithSite(acceptSpooledVerdicts(check, settings, publishSecret, now));
}

/** A token that the site rejects is bad: only a repeat of a stored submission may arrive with it. */
function rejectWithSite(check: CheckCaptcha): CheckCaptcha {
  return async (token, assertion) =>
    assertion?.rejectedCaptcha === undefined ? check(token, assertion) : { kind: "bad" };
}

function createProviderCheck(settings: CaptchaSettings, now: () => number): CheckCaptcha {
  if (settings.verify === "site") return acceptSubstitutes(createVerifiedBySite(now));
  return acceptSubstitutes(
    settings.provider === "altcha"
      ? createAltcha(settings.altchaSecret)
      : createSiteverify(settings, now),
  );
}
