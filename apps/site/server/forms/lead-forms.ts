import { type EnterpriseForm, enterpriseForm } from "@crm/contract/calls/add-enterprise";
import { addLead, type DemoRequest } from "@crm/contract/calls/add-lead";
import { type ContactRequest, contactUs } from "@crm/contract/calls/contact-us";
import { type PrivacyRequest, privacyRequest } from "@crm/contract/extensions/privacy-requests";
import { firstErrors } from "@crm/contract/fields/first-errors";
import { checkShape } from "@crm/server-kit/check-shape";
import { normalizePhone } from "@crm/server-kit/phone-number";
import type { z } from "zod";
import type { Backend } from "../../app/backend/.server/backend.ts";
import type { SubmissionContext } from "../../app/backend/.server/leads/submission.ts";
import type {
  ContactOutcome,
  DataOutcome,
  DemoOutcome,
  EnterpriseOutcome,
  FormName,
  Invalid,
} from "../../app/forms/outcome.ts";

export type LeadOutcome = DemoOutcome | EnterpriseOutcome | ContactOutcome | DataOutcome;

/** The checked fields of any of the forms. */
export interface LeadFields {
  recaptchaToken: string;
}

/** One of the site's forms: its schema, and how its checked fields are sent. */
export interface LeadForm<Fields extends LeadFields = LeadFields> {
  name: FormName;
  schema: z.ZodType<Fields>;
  /** The name of the phone number's field; null when the form has none. */
  phoneName: string | null;
  send(backend: Backend, fields: Fields, submission: SubmissionContext): Promise<LeadOutcome>;
}

interface Checked<Fields> {
  outcome: "checked";
  fields: Fields;
}

/** Checks what was sent with the form's schema. */
export function checkFields<Fields extends LeadFields>(
  { schema }: LeadForm<Fields>,
  given: unknown,
): Invalid | Checked<Fields> {
  const { success, data, error } = checkShape(schema, given);
  if (success) return { outcome: "checked", fields: data };
  return { outcome: "invalid", errors: firstErrors(error) };
}

/** All fields but the captcha's token, which is new on each try. */
export function contentOf({ recaptchaToken: _, ...content }: LeadFields): string {
  return JSON.stringify(content);
}

const demo: LeadForm<DemoRequest> = {
  name: "demo",
  schema: addLead.request,
  phoneName: "whatsApp",
  send: (backend, fields, submission) =>
    backend.bookDemo({ ...fields, whatsApp: normalizePhone(fields.whatsApp) }, submission),
};

const enterprise: LeadForm<EnterpriseForm> = {
  name: "enterprise",
  schema: enterpriseForm,
  phoneName: "phone",
  send: (backend, fields, submission) =>
    backend.sendEnterpriseInquiry({ ...fields, phone: normalizePhone(fields.phone) }, submission),
};

const contact: LeadForm<ContactRequest> = {
  name: "contact",
  schema: contactUs.request,
  phoneName: "phone",
  send: (backend, fields, submission) =>
    backend.sendContactMessage({ ...fields, phone: normalizePhone(fields.phone) }, submission),
};

/** Asks about the visitor's own data. It is no lead, but it is checked and sent like one. */
const data: LeadForm<PrivacyRequest> = {
  name: "data",
  schema: privacyRequest,
  phoneName: null,
  send: (backend, fields, submission) => backend.requestOwnData(fields, submission),
};

/** The forms that visitors send. */
export const leadForms: readonly LeadForm[] = [demo, enterprise, contact, data];
