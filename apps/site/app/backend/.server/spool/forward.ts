import { capabilitiesPath } from "@crm/contract/extensions/capabilities";
import { heldLeadsCapability } from "@crm/contract/extensions/held-leads";
import {
  signSiteAssertion,
  siteAssertionCapability,
} from "@crm/contract/extensions/site-assertion";
import {
  readSpooledVerdict,
  signSpooledVerdict,
  spooledLeadsCapability,
} from "@crm/contract/extensions/spooled-leads";
import { FetchError, fetchStatus } from "@crm/server-kit/fetch-json";
import type { KnowsCapability } from "../hosts/capabilities.ts";
import { timeouts } from "../hosts/timeouts.ts";
import type { LeadAnswer } from "../leads/lead-answer.ts";
import type { SendLead } from "../leads/send-lead.ts";
import { maxUnclear } from "./settle.ts";
import type { SpooledSubmission } from "./submission-row.ts";

/**
 * So many attempts wait until the host has said what it knows. Some hosts never say it, and get their
 * submissions all the same.
 */
const attemptsForCapabilities = 5;

/** The result of one attempt. */
export interface Forwarded {
  result: LeadAnswer | FetchError;
  /** True at a host that stores every repeat of a submission. */
  mayDuplicate: boolean;
}

/** Makes a submission's next call. Never throws because of a host. */
export type Forward = (row: SpooledSubmission) => Promise<Forwarded>;

export function createForward(
  sendLead: SendLead,
  has: KnowsCapability,
  { apiUrl, publishSecret }: { apiUrl: string; publishSecret: string },
): Forward {
  /** Whether the host answers a harmless request. */
  const answers = async () => {
    const request = { name: capabilitiesPath, timeoutMs: timeouts.capabilities };
    const status = await fetchStatus(apiUrl + capabilitiesPath, request).catch(() => 500);
    return status < 500;
  };

  /** @param known whether the host accepts verdicts and knows keys; undefined before it has said so */
  async function send(row: SpooledSubmission, known: boolean | undefined): Promise<LeadAnswer> {
    if (known === undefined && (row.attempts <= attemptsForCapabilities || mayBeStored(row))) {
      throw unsent(row, "has not said what it knows");
    }
    if (row.captcha === "absent") {
      const holdsLeads = await has(heldLeadsCapability);
      if (holdsLeads === undefined) throw unsent(row, "has not said what it knows");
      if (!holdsLeads)
        return { accepted: false, message: "It has no captcha, which the host needs" };
    }
    if (known === false && mayBeStored(row)) {
      if (row.unclear > maxUnclear) throw new FetchError(`Call ${row.next_call}: tried before`);
      if (!(await answers())) throw unsent(row, "is down");
    }
    return sendLead({
      ...{ call: row.call, nextCall: row.next_call, body: row.body },
      idempotencyKey: row.idempotency_key,
      assertion: known ? await signVerdict(row) : undefined,
    });
  }

  /** A verdict that was signed with a wrong secret is signed again. */
  async function signVerdict(row: SpooledSubmission): Promise<string | undefined> {
    if (!(await has(siteAssertionCapability))) return undefined;
    const { captcha, received_at: receivedAt } = row;
    const { recaptchaToken: token } = JSON.parse(row.body) as { recaptchaToken: string };
    const spooled = readSpooledVerdict(publishSecret, row.verdict, token)
      ? row.verdict
      : signSpooledVerdict(publishSecret, token, { captcha, receivedAt });
    return signSiteAssertion(publishSecret, { spooled });
  }

  return async (row) => {
    const known = await has(spooledLeadsCapability);
    const mayDuplicate = known === false;
    try {
      return { result: await send(row, known), mayDuplicate };
    } catch (error) {
      if (!(error instanceof FetchError)) throw error;
      return { result: error, mayDuplicate };
    }
  };
}

/** Whether an earlier attempt had no clear answer. The running one is counted too. */
function mayBeStored({ unclear }: SpooledSubmission): boolean {
  return unclear > 1;
}

function unsent({ next_call: call }: SpooledSubmission, state: string): FetchError {
  return new FetchError(
    `Call ${call}: not sent, because the host ${state}`,
    undefined,
    false,
    true,
  );
}
