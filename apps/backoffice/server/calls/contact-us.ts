import { type ContactRequest, contactUs } from "@crm/contract/calls/contact-us";
import { fieldMessages } from "@crm/contract/messages";
import { readAssertion, readIdempotencyKey } from "../http/caller.ts";
import { readJson } from "../http/read-json.ts";
import { createLeadRow } from "../leads/new-lead.ts";
import { type FormContent, submitLead } from "../leads/submit-lead.ts";
import { composeContactMessage } from "../mail/compose/contact-message.ts";
import type { Services } from "../services.ts";
import type { HandleCall } from "./handle-call.ts";

/** Call 4: stores a contact message and forwards it. Its answer is wrapped in `data`. */
export const handleContactUs: HandleCall = (services) => async (c) => {
  const body = await readJson(c, contactUs.request);
  const answer = await submitLead(services, {
    ...describeMessage(services, body),
    idempotencyKey: readIdempotencyKey(c),
    assertion: readAssertion(c, services),
  });
  return c.json(answer);
};

/** What is stored for a contact message. */
export function describeMessage(
  { mailAddresses, now }: Services,
  body: ContactRequest,
): FormContent {
  return {
    call: "contactUs",
    submission: body,
    lead: createLeadRow("contact", now(), {
      email: body.email,
      name: `${body.firstName} ${body.lastName}`,
      phone: body.phone,
      choice: body.data,
      message: body.message,
      context: body.context,
    }),
    composeMails: (lead) => composeContactMessage(lead, mailAddresses),
    captchaMessage: fieldMessages.contact.captcha,
  };
}
