import type { LeadContext } from "@crm/contract/context";

/** What travels with a form's fields. */
export interface Submission {
  /** Made when the form was opened, kept on a retry: a host makes one lead of it. */
  idempotencyKey: string;
  /** The visitor's address, by which hosts that know us count their limits. */
  visitor: string;
  /** True once the site has had the captcha's provider accept the token. */
  captchaVerified: boolean;
  context: LeadContext;
}
