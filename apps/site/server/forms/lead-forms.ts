import { enterpriseFields } from "@crm/contract/calls/add-enterprise";
import { demoFields } from "@crm/contract/calls/add-lead";
import { contactFields } from "@crm/contract/calls/contact-us";
import { fieldMessages } from "@crm/contract/messages";
import { formActions } from "../../app/forms/outcome.ts";
import { defineForm, type LeadForm } from "./lead-form.ts";
import { normalizePhone } from "./normalize-phone.ts";

/** The three forms that visitors send: demo, enterprise and contact. */
export const leadForms: readonly LeadForm[] = [
  defineForm({
    name: "demo",
    path: formActions.demo,
    schema: demoFields,
    captchaMessage: fieldMessages.demo.captcha,
    send: (backend, fields, submission) =>
      backend.bookDemo({ ...fields, whatsApp: normalizePhone(fields.whatsApp) }, submission),
  }),
  defineForm({
    name: "enterprise",
    path: formActions.enterprise,
    schema: enterpriseFields,
    captchaMessage: fieldMessages.enterprise.captcha,
    send: (backend, fields, submission) =>
      backend.sendEnterpriseInquiry({ ...fields, phone: normalizePhone(fields.phone) }, submission),
  }),
  defineForm({
    name: "contact",
    path: formActions.contact,
    schema: contactFields,
    captchaMessage: fieldMessages.contact.captcha,
    send: (backend, fields, submission) =>
      backend.sendContactMessage({ ...fields, phone: normalizePhone(fields.phone) }, submission),
  }),
];
