import { addEnterprise, type EnterpriseForm } from "@crm/contract/calls/add-enterprise";
import { addLead, type DemoRequest } from "@crm/contract/calls/add-lead";
import { type ContactRequest, contactUs } from "@crm/contract/calls/contact-us";
import { sendDemoMail } from "@crm/contract/calls/send-demo-mail";
import { heldLeadsCapability } from "@crm/contract/extensions/held-leads";
import { FetchError } from "@crm/server-kit/fetch-json";
import { formCopy } from "../../../forms/copy.ts";
import type {
  ContactOutcome,
  DemoOutcome,
  EnterpriseOutcome,
  ErrorAnswer,
  Rejected,
  Unreachable,
} from "../../../forms/outcome.ts";
import { readRetryAfter } from "../../../forms/retry-after.ts";
import type { KnowsCapability } from "../hosts/capabilities.ts";
import type { HostClient } from "../hosts/host-client.ts";
import { log } from "../log.ts";
import { type LeadAnswer, readLeadAnswer } from "./lead-answer.ts";
import type { SignAssertion } from "./sign-assertion.ts";
import type { SubmissionContext } from "./submission.ts";

/** The lead requests: calls 1 to 4. They never throw because of a host. */
export interface Leads {
  bookDemo(fields: DemoRequest, submission: SubmissionContext): Promise<DemoOutcome>;
  sendEnterpriseInquiry(
    fields: EnterpriseForm,
    submission: SubmissionContext,
  ): Promise<EnterpriseOutcome>;
  sendContactMessage(
    fields: ContactRequest,
    submission: SubmissionContext,
  ): Promise<ContactOutcome>;
}

export interface LeadSettings {
  demoCampaignId: string;
  enterpriseCompanyId: string;
}

export function createLeads(
  { callJson }: Pick<HostClient, "callJson">,
  signAssertion: SignAssertion,
  hasCapability: KnowsCapability,
  settings: LeadSettings,
): Leads {
  /**
   * A submission without a captcha is sent only to a host that holds it for review. Any other host
   * would reject the placeholder, or write to the typed address unchecked.
   */
  async function findObstacle({
    captcha,
  }: SubmissionContext): Promise<ErrorAnswer | Unreachable | undefined> {
    if (captcha !== "absent") return undefined;
    const holdsLeads = await hasCapability(heldLeadsCapability);
    if (holdsLeads) return undefined;
    if (holdsLeads === false) return { outcome: "error", message: formCopy.needsScript };
    log.error({ reason: "the host's capabilities are unknown" }, "A lead could not be delivered");
    return { outcome: "unreachable" };
  }

  /** Sends call 1, 3 or 4, which store a submission. */
  async function store(
    call: typeof addLead | typeof addEnterprise | typeof contactUs,
    fields: { recaptchaToken: string },
    submission: SubmissionContext,
    parameters: Record<string, string> = {},
  ): Promise<LeadAnswer | FetchError> {
    const { idempotencyKey } = submission;
    return attempt(async () => {
      const assertion = await signAssertion(submission, fields.recaptchaToken);
      const answer = await callJson(call, { parameters, body: fields, idempotencyKey, assertion });
      return readLeadAnswer(`Call ${call.number}`, answer);
    });
  }

  return {
    async bookDemo(fields, submission) {
      const obstacle = await findObstacle(submission);
      if (obstacle) return obstacle;
      const lead = await store(addLead, fields, submission, {
        campaignId: settings.demoCampaignId,
      });
      if (lead instanceof FetchError) return unreachable(lead);
      if (!lead.accepted) return rejected(lead);
      const { fullName, email, whatsApp: phone, companyName, companyEmployees } = fields;
      const mail = await attempt(async () => {
        const assertion = await signAssertion(submission, fields.recaptchaToken);
        const body = { fullName, email, phone, companyName, companyEmployees };
        const answer = await callJson(sendDemoMail, { body, assertion });
        return readLeadAnswer(`Call ${sendDemoMail.number}`, answer);
      });
      const isReleased = !(mail instanceof FetchError) && mail.accepted;
      return { outcome: isReleased ? "booked" : "stored" };
    },

    async sendEnterpriseInquiry(fields, submission) {
      const obstacle = await findObstacle(submission);
      if (obstacle) return obstacle;
      const inquiry = { company_id: settings.enterpriseCompanyId, ...fields };
      return outcomeOf(await store(addEnterprise, inquiry, submission));
    },

    async sendContactMessage(fields, submission) {
      const obstacle = await findObstacle(submission);
      if (obstacle) return obstacle;
      return outcomeOf(await store(contactUs, fields, submission));
    },
  };
}

function outcomeOf(answer: LeadAnswer | FetchError): EnterpriseOutcome & ContactOutcome {
  if (answer instanceof FetchError) return unreachable(answer);
  return answer.accepted ? { outcome: "booked" } : rejected(answer);
}

function unreachable({ retryAfter }: FetchError): Unreachable {
  const retryAfterSeconds = readRetryAfter(retryAfter ?? null);
  if (retryAfterSeconds === undefined) return { outcome: "unreachable" };
  return { outcome: "unreachable", retryAfterSeconds };
}

function rejected({ message }: LeadAnswer): Rejected {
  return message === undefined ? { outcome: "rejected" } : { outcome: "rejected", message };
}

/** Logs a failed call; the message never contains what the visitor typed. */
async function attempt(call: () => Promise<LeadAnswer>): Promise<LeadAnswer | FetchError> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    log.error({ reason: error.message }, "A lead could not be delivered");
    return error;
  }
}
