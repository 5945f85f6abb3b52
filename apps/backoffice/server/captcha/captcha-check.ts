import type { SiteAssertion } from "@crm/contract/extensions/site-assertion";
import type { LeadReview } from "../db/rows/lead-rows.ts";

/** The result of checking a captcha token. */
export type CaptchaVerdict =
  /** Valid once: `nonce` is stored with the lead and is unique until it expires. */
  | ({ kind: "good" } & SingleUse)
  | { kind: "bad" }
  /** The lead is held for review; the reason is for the log. */
  | ({ kind: "unchecked"; review: LeadReview; reason: string } & SingleUse);

export interface SingleUse {
  nonce: string;
  expiresAt: number;
}

/**
 * Checks a token. Never throws; the database enforces single use.
 *
 * @param assertion the assertion of the site, with its signature and time already verified
 */
export type CheckCaptcha = (
  token: string,
  assertion: SiteAssertion | undefined,
) => Promise<CaptchaVerdict>;
