import { isIP } from "node:net";
import {
  signSiteAssertion,
  siteAssertionCapability,
} from "@crm/contract/extensions/site-assertion";
import type { KnowsCapability } from "../hosts/capabilities.ts";
import { type CaptchaResult, hasNoCaptcha, type SubmissionContext } from "./submission.ts";

/**
 * Creates the signed header with the site's assertion about a submission; undefined for hosts that
 * don't read it.
 */
export type SignAssertion = (
  submission: Pick<SubmissionContext, "visitor" | "captcha">,
  recaptchaToken: string,
) => Promise<string | undefined>;

export function createSignAssertion(
  publishSecret: string,
  hasCapability: KnowsCapability,
): SignAssertion {
  return async ({ visitor, captcha }, recaptchaToken) => {
    if (isIP(visitor) === 0 || !(await hasCapability(siteAssertionCapability))) return undefined;
    return signSiteAssertion(publishSecret, {
      visitor,
      verifiedCaptcha: captcha === "verified" ? recaptchaToken : undefined,
      // An unavailable captcha is both: hosts that know only the absent one hold it for review, too.
      unansweredCaptcha: isUnanswered(captcha) ? recaptchaToken : undefined,
      absentCaptcha: hasNoCaptcha({ captcha }) ? recaptchaToken : undefined,
      rejectedCaptcha: captcha === "bad" ? recaptchaToken : undefined,
    });
  };
}

function isUnanswered(captcha: CaptchaResult): boolean {
  return captcha === "no-answer" || captcha === "unavailable";
}
