import { isIP } from "node:net";
import {
  signSiteAssertion,
  siteAssertionCapability,
} from "@crm/contract/extensions/site-assertion";
import type { KnowsCapability } from "../hosts/capabilities.ts";
import type { SubmissionContext } from "./submission.ts";

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
      unansweredCaptcha: captcha === "no-answer" ? recaptchaToken : undefined,
      absentCaptcha: captcha === "absent" ? recaptchaToken : undefined,
      rejectedCaptcha: captcha === "bad" ? recaptchaToken : undefined,
    });
  };
}
