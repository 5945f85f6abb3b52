/**
 * verified: the captcha's provider has accepted the token. no-answer: the provider gave no usable
 * answer. left-to-host: the host that stores the lead verifies it. absent: the form was sent without
 * JavaScript, so its token is a placeholder and the lead is to be held for review.
 */
export type CaptchaResult = "verified" | "no-answer" | "left-to-host" | "absent";

/** Metadata sent with a form's fields. */
export interface SubmissionContext {
  /** Created when the form is opened and reused on a retry, so that a host stores one lead. */
  idempotencyKey: string;
  /** The visitor's address, for the rate limits of hosts that trust this site. */
  visitor: string;
  /** The site's knowledge about the captcha's token. */
  captcha: CaptchaResult;
}
