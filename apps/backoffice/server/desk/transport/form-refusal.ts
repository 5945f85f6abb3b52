import { Refusal } from "../../http/refusal.ts";

/** A form with mistakes: one sentence for all, and one beside each field. */
export class FormRefusal extends Refusal {
  readonly errors: Record<string, string>;

  constructor(errors: Record<string, string>) {
    super(400, "Please look at the marked fields");
    this.errors = errors;
  }
}
