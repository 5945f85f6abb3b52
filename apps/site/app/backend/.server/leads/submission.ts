import type { LeadContext } from "@crm/contract/fields/context";

/**
 * verified: the captcha's provider has accepted the token. no-answer: the provider gave no usable
 * answer. left-to-host: the host that stores the lead verifies it.
 */
export type CaptchaResult = "verified" | "no-answer" | "left-to-host";

/** Metadata sent with a form's fields. */
export interface SubmissionContext {
  /** Created when the form is opened and reused on a retry, so that a host stores one lead. */
  idempotencyKey: string;
  /** The visitor's address, for the rate limits of hosts that trust this site. */
  visitor: string;
  /** The site's knowledge about the captcha's token. */
  captcha: CaptchaResult;
  context: LeadContext;
}
