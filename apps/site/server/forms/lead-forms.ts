import { type EnterpriseForm, enterpriseForm } from "@crm/contract/calls/add-enterprise";
import { addLead, type DemoRequest } from "@crm/contract/calls/add-lead";
import { type ContactRequest, contactUs } from "@crm/contract/calls/contact-us";
import { type PrivacyRequest, privacyRequest } from "@crm/contract/extensions/privacy-requests";
import type { LeadForm } from "./lead-form.ts";
import { normalizePhone } from "./normalize-phone.ts";

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
