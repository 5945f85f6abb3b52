import { HttpError } from "../../http/http-error.ts";

/** A form with mistakes: one sentence for all, and one beside each field. */
export class FormError extends HttpError {
  readonly errors: Record<string, string>;

  constructor(errors: Record<string, string>) {
    super(400, "Please look at the marked fields");
    this.errors = errors;
  }
}
