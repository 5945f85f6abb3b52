import { HttpError } from "../../http/http-error.ts";

/** A validation error of a form: a message for the form, and one for each invalid field. */
export class FormError extends HttpError {
  readonly errors: Record<string, string>;

  constructor(errors: Record<string, string>) {
    super(400, "Please look at the marked fields.");
    this.errors = errors;
  }
}
