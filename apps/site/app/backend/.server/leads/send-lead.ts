import { addEnterprise } from "@crm/contract/calls/add-enterprise";
import { addLead, type DemoRequest } from "@crm/contract/calls/add-lead";
import { contactUs } from "@crm/contract/calls/contact-us";
import { sendDemoMail } from "@crm/contract/calls/send-demo-mail";
import type { StoringCall } from "@crm/contract/extensions/undelivered-leads";
import type { HostClient } from "../hosts/host-client.ts";
import { type LeadAnswer, readLeadAnswer } from "./lead-answer.ts";

const storingCalls = { 1: addLead, 3: addEnterprise, 4: contactUs } as const;

/** What one of the calls 1 to 4 needs. */
export interface LeadRequest {
  call: StoringCall;
  /** The next call for this submission: its storing call, or call 2 after call 1. */
  nextCall: StoringCall | 2;
  /** The storing call's body, the same text on each try. */
  body: string;
  idempotencyKey: string;
  /** The site's signed assertion, for hosts that read it. */
  assertion: string | undefined;
}

/**
 * Makes one of the calls 1 to 4.
 *
 * @throws FetchError when the host gives no verdict
 */
export type SendLead = (request: LeadRequest) => Promise<LeadAnswer>;

/** @param demoCampaignId the campaign of call 1 */
export function createSendLead(
  { callJson }: Pick<HostClient, "callJson">,
  demoCampaignId: string,
): SendLead {
  return async ({ call, nextCall, body, idempotencyKey, assertion }) => {
    const answer =
      nextCall === 2
        ? await callJson(sendDemoMail, { body: mailBody(body), assertion })
        : await callJson(storingCalls[call], {
            parameters: { campaignId: demoCampaignId },
            ...{ body, idempotencyKey, assertion },
          });
    return readLeadAnswer(`Call ${nextCall}`, answer);
  };
}

/** Call 2 repeats fields of call 1. */
function mailBody(body: string): string {
  const {
    fullName,
    email,
    whatsApp: phone,
    companyName,
    companyEmployees,
  } = JSON.parse(body) as DemoRequest;
  return JSON.stringify({ fullName, email, phone, companyName, companyEmployees });
}
