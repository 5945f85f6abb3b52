import { firstErrors } from "@crm/contract/fields/first-errors";
import { checkShape } from "@crm/server-kit/check-shape";
import type { z } from "zod";
import type { Backend } from "../../app/backend/.server/backend.ts";
import type { SubmissionContext } from "../../app/backend/.server/leads/submission.ts";
import type {
  ContactOutcome,
  DemoOutcome,
  EnterpriseOutcome,
  formActions,
  Invalid,
} from "../../app/forms/outcome.ts";

export type LeadOutcome = DemoOutcome | EnterpriseOutcome | ContactOutcome;

/** One of the site's forms: its path, its check, and the error for a bad captcha. */
export interface LeadForm {
  name: keyof typeof formActions;
  path: string;
  /** The error message for an invalid captcha token. */
  captchaMessage: string;
  check(fields: Record<string, unknown>): Invalid | CheckedForm;
}

/** A form whose fields are valid. */
export interface CheckedForm {
  outcome: "checked";
  recaptchaToken: string;
  /** All fields but the token. A used token is accepted again only with the same content. */
  content: string;
  send(backend: Backend, submission: SubmissionContext): Promise<LeadOutcome>;
}

/** Defines a form by its schema and the function that sends the checked fields. */
export function defineForm<Fields extends { recaptchaToken: string }>({
  schema,
  send,
  ...rest
}: Omit<LeadForm, "check"> & {
  schema: z.ZodType<Fields>;
  send(backend: Backend, fields: Fields, submission: SubmissionContext): Promise<LeadOutcome>;
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
