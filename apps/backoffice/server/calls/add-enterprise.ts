import { addEnterprise, type EnterpriseRequest } from "@crm/contract/calls/add-enterprise";
import { fieldMessages } from "@crm/contract/messages";
import { readAssertion, readIdempotencyKey } from "../http/caller.ts";
import { HttpError } from "../http/http-error.ts";
import { readJson } from "../http/read-json.ts";
import { createLeadRow } from "../leads/new-lead.ts";
import { type FormContent, submitLead } from "../leads/submit-lead.ts";
import { composeEnterpriseInquiry } from "../mail/compose/enterprise-inquiry.ts";
import type { Services } from "../services.ts";
import type { HandleCall } from "./handle-call.ts";

/** Call 3: stores an enterprise inquiry and notifies sales. */
export const handleAddEnterprise: HandleCall = (services) => async (c) => {
  const body = await readJson(c, addEnterprise.request);
  if (body.company_id !== services.settings.enterpriseCompanyId) {
    throw new HttpError(404, "There is no such company", { field: "company_id" });
  }
  const answer = await submitLead(services, {
    ...describeInquiry(services, body),
    idempotencyKey: readIdempotencyKey(c),
    assertion: readAssertion(c, services),
  });
  return c.json(answer);
};

/** What is stored for an enterprise inquiry. */
export function describeInquiry(
  { mailAddresses, now }: Services,
  body: EnterpriseRequest,
): FormContent {
  return {
    call: "addEnterprise",
    submission: body,
    lead: createLeadRow("enterprise", now(), {
      email: body.email,
      name: body.name,
      phone: body.phone,
      company_name: body.companyName,
      company_size: body.companySize,
      company_id: body.company_id,
      context: body.context,
    }),
    composeMails: (lead) => composeEnterpriseInquiry(lead, mailAddresses),
    captchaMessage: fieldMessages.enterprise.captcha,
  };
}
