import { contactUs } from "@crm/contract/calls/contact-us";
import { fieldMessages } from "@crm/contract/messages";
import { readAssertion } from "../http/client-address.ts";
import { readJson } from "../http/read-json.ts";
import { readIdempotencyKey } from "../http/read-keys.ts";
import { createLeadRow } from "../leads/new-lead.ts";
import { submitLead } from "../leads/submit-lead.ts";
import { composeContactMessage } from "../mail/compose/contact-message.ts";
import type { HandleCall } from "./handle-call.ts";

/** Call 4: stores a contact message and forwards it. Its answer is wrapped in `data`. */
export const handleContactUs: HandleCall = (services) => async (c) => {
  const body = await readJson(c, contactUs.request);
  const answer = await submitLead(services, {
    call: "contactUs",
    submission: body,
    idempotencyKey: readIdempotencyKey(c),
    assertion: readAssertion(c, services),
    lead: createLeadRow("contact", services.now(), {
      email: body.email,
      name: `${body.firstName} ${body.lastName}`,
      phone: body.phone,
      choice: body.data,
      message: body.message,
      context: body.context,
    }),
    composeMails: (lead) => composeContactMessage(lead, services.mailAddresses),
    captchaMessage: fieldMessages.contact.captcha,
  });
  return c.json(answer);
};
