import type { SiteAssertion } from "@crm/contract/extensions/site-assertion";

/** What is known of a captcha token once it was looked at. */
export type CaptchaVerdict =
  /** Good, and good once: `nonce` goes into the database with the lead, unique until it expires. */
  | ({ kind: "good" } & SingleUse)
  | { kind: "bad" }
  /** The provider gave no usable answer; the reason is for the log. */
  | ({ kind: "unchecked"; reason: string } & SingleUse);

export interface SingleUse {
  nonce: string;
  expiresAt: number;
}

/**
 * Judges a token. Never throws; single use is for the database to enforce.
 *
 * @param assertion what the site vouches for, signature and time already checked
 */
export type CheckCaptcha = (
  token: string,
  assertion: SiteAssertion | undefined,
) => Promise<CaptchaVerdict>;
