import { addLead, type DemoRequest } from "@crm/contract/calls/add-lead";
import { fieldMessages } from "@crm/contract/messages";
import { readAssertion, readIdempotencyKey, requireApiKey } from "../http/caller.ts";
import { HttpError } from "../http/http-error.ts";
import { readJson } from "../http/read-json.ts";
import { isActiveCampaign } from "../leads/demo-campaign.ts";
import { createLeadRow } from "../leads/new-lead.ts";
import { type FormContent, submitLead } from "../leads/submit-lead.ts";
import { composeDemoBooking, composeDemoConfirmation } from "../mail/compose/demo-mails.ts";
import type { Services } from "../services.ts";
import type { HandleCall } from "./handle-call.ts";

/** Call 1: stores a demo booking and its mails, which are held until call 2 or for two minutes. */
export const handleAddLead: HandleCall = (services) => async (c) => {
  const body = await readJson(c, addLead.request);
  requireApiKey(c, services.settings.apiKey);
  const campaignId = c.req.param("campaignId") ?? "";
  if (!(await isActiveCampaign(services.db, campaignId))) {
    throw new HttpError(404, "There is no such campaign");
  }
  const answer = await submitLead(services, {
    ...describeBooking(services, body, campaignId),
    idempotencyKey: readIdempotencyKey(c),
    assertion: readAssertion(c, services),
  });
  return c.json(answer);
};

/** What is stored for a demo booking. */
export function describeBooking(
  { mailAddresses, now }: Services,
  body: DemoRequest,
  campaignId: string,
): FormContent {
  return {
    call: "addLead",
    submission: { ...body, campaignId },
    lead: createLeadRow("demo", now(), {
      email: body.email,
      name: body.fullName,
      phone: body.whatsApp,
      company_name: body.companyName,
      company_size: body.companyEmployees,
      campaign_id: campaignId,
      context: body.context,
    }),
    composeMails: (lead) => [
      ...composeDemoBooking(lead, mailAddresses),
      // A held lead gets its confirmation when a person releases it.
      ...(lead.review ? [] : composeDemoConfirmation(lead, body.email, mailAddresses)),
    ],
    captchaMessage: fieldMessages.demo.captcha,
  };
}
