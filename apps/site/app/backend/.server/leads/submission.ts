import type { LeadContext } from "@crm/contract/fields/context";

/**
 * verified: the captcha's provider has accepted the token. unanswered: it was asked and gave no
 * usable answer. unasked: the host that stores the lead asks.
 */
export type CaptchaKnowledge = "verified" | "unanswered" | "unasked";

/** What travels with a form's fields. */
export interface Submission {
  /** Made when the form was opened, kept on a retry: a host makes one lead of it. */
  idempotencyKey: string;
  /** The visitor's address, by which hosts that know us count their limits. */
  visitor: string;
  /** What the site knows of the captcha's token. */
  captcha: CaptchaKnowledge;
  context: LeadContext;
}
