import type { Booked, Failure, FormName, Invalid } from "./outcome.ts";

/**
 * The server's answer to a form that was sent without JavaScript. The thank-you page shows that it was
 * accepted; the form's own page shows anything else.
 */
export interface FormReply {
  form: FormName;
  outcome: Booked | Invalid | Failure;
  /** Everything that was typed, by field, without the captcha's token. */
  values: Readonly<Record<string, string>>;
  /** The HTTP status of the page. */
  status: number;
}
