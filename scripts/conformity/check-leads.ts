import { randomUUID } from "node:crypto";
import { brand } from "@crm/brand";
import { addEnterprise } from "@crm/contract/calls/add-enterprise";
import { addLead } from "@crm/contract/calls/add-lead";
import type { StatusAnswer } from "@crm/contract/calls/answer";
import { idempotencyHeader } from "@crm/contract/calls/call";
import { contactUs } from "@crm/contract/calls/contact-us";
import { sendDemoMail } from "@crm/contract/calls/send-demo-mail";
import { companySizes, contactChoices } from "@crm/contract/fields/options";
import { type Answer, askHost, type TestedHost } from "./ask-host.ts";
import type { Findings } from "./findings.ts";

export interface LeadSettings {
  campaignId: string;
  companyId: string;
  /** Returns a captcha token that the host accepts; called once for each lead. */
  makeToken: () => Promise<string>;
}

const person = {
  email: "conformity-check@example.com",
  phone: "+919825012345",
  name: "Conformity Check",
  companyName: "Conformity check, please delete",
};
const [companySize] = companySizes;
const [choice] = contactChoices(brand.product.name);

/** Checks calls 1 to 4. Each of calls 1, 3 and 4 stores one lead on the host. */
export async function checkLeads(
  host: TestedHost,
  findings: Findings,
  { campaignId, companyId, makeToken }: LeadSettings,
): Promise<void> {
  const { email, phone, name, companyName } = person;
  const demo = { email, fullName: name, whatsApp: phone, companyName };
  await checkStored(1, await makeToken(), (recaptchaToken, headers) =>
    askHost(host, addLead, {
      parameters: { campaignId },
      body: { ...demo, companyEmployees: companySize, recaptchaToken },
      headers,
    }),
  );
  findings.checked.add(2);
  const mail = { fullName: name, email, phone, companyName, companyEmployees: companySize };
  judge(2, await askHost(host, sendDemoMail, { body: mail }));

  await checkStored(3, await makeToken(), (recaptchaToken, headers) =>
    askHost(host, addEnterprise, {
      body: { email, name, phone, companyName, companySize, recaptchaToken, company_id: companyId },
      headers,
    }),
  );
  await checkStored(4, await makeToken(), async (recaptchaToken, headers) => {
    const [firstName, lastName] = name.split(" ");
    const message = companyName;
    const answer = await askHost(host, contactUs, {
      body: { firstName, lastName, email, phone, data: choice, message, recaptchaToken },
      headers,
    });
    return "body" in answer ? { ...answer, body: answer.body.data } : answer;
  });

  /** Sends a lead, then sends it again as the site does after an answer that got lost. */
  async function checkStored(
    call: number,
    token: string,
    send: (token: string, headers: Record<string, string>) => Promise<Answer<StatusAnswer>>,
  ): Promise<void> {
    findings.checked.add(call);
    const headers = { [idempotencyHeader]: randomUUID() };
    if (!judge(call, await send(token, headers))) return;
    const again = await send(token, headers);
    if (!("body" in again && again.body.status)) {
      findings.advise(
        call,
        `a request that is sent again with its ${idempotencyHeader} is rejected, so a visitor whose answer got lost is told that the form failed`,
      );
    }
  }

  /** Returns whether the host says that it has stored the lead. */
  function judge(call: number, answer: Answer<StatusAnswer>): boolean {
    if ("fault" in answer) findings.fault(call, answer.fault);
    else if (!answer.body.status) {
      findings.fault(
        call,
        `a complete request was rejected: ${answer.body.message ?? "no message"}`,
      );
    } else if (answer.status >= 300) {
      findings.fault(call, `status is true, but the HTTP status is ${answer.status}`);
    } else return true;
    return false;
  }
}
