import type { Failure, FormName, Invalid } from "./outcome.ts";

/** The server's answer to a form that was sent without JavaScript; the form's page shows it. */
export interface FormReply {
  form: FormName;
  outcome: Invalid | Failure;
  /** Everything that was typed, by field, without the captcha's token. */
  values: Readonly<Record<string, string>>;
  /** The HTTP status of the page. */
  status: number;
}
