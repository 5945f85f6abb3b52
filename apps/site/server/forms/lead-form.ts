import type { z } from "zod";
import type { Backend } from "../../app/backend/.server/backend.ts";
import type { Submission } from "../../app/backend/.server/leads/submission.ts";
import type {
  ContactOutcome,
  DemoOutcome,
  EnterpriseOutcome,
  formActions,
  Invalid,
} from "../../app/forms/outcome.ts";
import { checkShape } from "../check-shape.ts";

export type LeadOutcome = DemoOutcome | EnterpriseOutcome | ContactOutcome;

/** One of the site's forms: where it is sent, how it is checked, what is done with it. */
export interface LeadForm {
  name: keyof typeof formActions;
  path: string;
  /** What to say when the captcha's token is no good. */
  captchaMessage: string;
  check(fields: Record<string, unknown>): Invalid | CheckedForm;
}

/** A form whose fields are all right. */
export interface CheckedForm {
  outcome: "checked";
  recaptchaToken: string;
  /** All fields but the token: what a token that was used once may be shown again with. */
  content: string;
  send(backend: Backend, submission: Submission): Promise<LeadOutcome>;
}

/** Ties a form's schema to the verb that sends what the schema has checked. */
export function defineForm<Fields extends { recaptchaToken: string }>({
  schema,
  send,
  ...rest
}: Omit<LeadForm, "check"> & {
  schema: z.ZodType<Fields>;
  send(backend: Backend, fields: Fields, submission: Submission): Promise<LeadOutcome>;
}): LeadForm {
  return {
    ...rest,
    check(given) {
      const { success, data, error } = checkShape(schema, given);
      if (!success) return { outcome: "invalid", errors: firstErrors(error) };
      const { recaptchaToken, ...content } = data;
      return {
        outcome: "checked",
        recaptchaToken,
        content: JSON.stringify(content),
        send: (backend, submission) => send(backend, data, submission),
      };
    },
  };
}

/** One sentence a field: the first that its rules have to say. */
function firstErrors(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) errors[String(path[0])] ??= message;
  return errors;
}
