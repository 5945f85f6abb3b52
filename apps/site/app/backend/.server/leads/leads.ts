import type { EnterpriseForm } from "@crm/contract/calls/add-enterprise";
import type { DemoRequest } from "@crm/contract/calls/add-lead";
import type { ContactRequest } from "@crm/contract/calls/contact-us";
import type { CaptchaProvider } from "@crm/contract/captcha";
import { heldLeadsCapability } from "@crm/contract/extensions/held-leads";
import { keyedRepeatsCapability } from "@crm/contract/extensions/keyed-repeats";
import type { StoringCall } from "@crm/contract/extensions/undelivered-leads";
import { fieldMessages } from "@crm/contract/messages";
import { FetchError } from "@crm/server-kit/fetch-json";
import { formCopy } from "../../../forms/copy.ts";
import type { DemoOutcome, EnterpriseOutcome } from "../../../forms/outcome.ts";
import { readRetryAfter } from "../../../forms/retry-after.ts";
import type { KnownProblems } from "../hosts/back-office-check.ts";
import type { KnowsCapability } from "../hosts/capabilities.ts";
import { log } from "../log.ts";
import { aborted } from "../spool/captcha-at-receipt.ts";
import type { KeepSubmissions, Kept } from "../spool/keep-submission.ts";
import { type LeadAnswer, VisitorLimited } from "./lead-answer.ts";
import type { SendLead } from "./send-lead.ts";
import type { SignAssertion } from "./sign-assertion.ts";
import { hasNoCaptcha, type Submission, type SubmissionContext } from "./submission.ts";

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
  ): Promise<EnterpriseOutcome>;
}

interface LeadParts {
  sendLead: SendLead;
  signAssertion: SignAssertion;
  hasCapability: KnowsCapability;
  kept: KeepSubmissions;
  backOffice: KnownProblems;
  captchaProvider: CaptchaProvider;
  enterpriseCompanyId: string;
}

/** How a call ended for the visitor: a verdict of the host, no verdict, or what the spool did. */
type Delivery = LeadAnswer | FetchError | Exclude<Kept, "unavailable">;

export function createLeads(parts: LeadParts): Leads {
  const { sendLead, signAssertion, hasCapability, kept, backOffice, captchaProvider } = parts;

  async function send(nextCall: StoringCall | 2, submission: Submission): Promise<LeadAnswer> {
    const { call, body, token, context } = submission;
    if (hasNoCaptcha(context) && !(await hasCapability(heldLeadsCapability))) {
      throw new FetchError("The host's capabilities are unknown", undefined, false, true);
    }
    const assertion = await signAssertion(context, token);
    if (context.captcha === "bad" && !assertion) {
      throw new FetchError("The host can't learn that the captcha is bad", undefined, false, true);
    }
    return sendLead({ call, nextCall, body, assertion, idempotencyKey: context.idempotencyKey });
  }

  /**
   * A rejection is no verdict while the settings or clocks of site and host differ. When the host
   * rejects a captcha that the site has verified, the site asks at once whether they do.
   */
  async function sendAndDoubt(
    nextCall: StoringCall | 2,
    submission: Submission,
  ): Promise<LeadAnswer> {
    const answer = await send(nextCall, submission);
    if (answer.accepted) return answer;
    if (!backOffice.problem() && submission.context.captcha === "verified") {
      await backOffice.check();
    }
    const problem = backOffice.problem();
    if (problem) throw new FetchError(problem, undefined, false, true);
    return answer;
  }

  /**
   * Makes a call, at most until the visitor must be answered. Without a verdict the submission goes to
   * the spool. If that is impossible, only the host's own answer counts, however long it takes.
   */
  async function deliver(nextCall: StoringCall | 2, submission: Submission): Promise<Delivery> {
    const running = attempt(() => sendAndDoubt(nextCall, submission));
    const first = await Promise.race([running, aborted(submission.context.answerBy)]);
    if (first && "accepted" in first) return first;
    // The spool would only evade the host's limit. Call 2 belongs to a lead that is stored.
    if (first instanceof VisitorLimited && nextCall !== 2) return first;
    const stored = await kept.keep(nextCall, submission, first, running);
    return stored === "unavailable" ? running : stored;
  }

  /**
   * The host's first answer to a submission with a bad captcha: a provider accepts a token once, and
   * this copy of the site or another one may have sent it before. The host stores nothing for it. The
   * self-hosted captcha never rejects a repeat, so its verdict is final.
   */
  async function findFirstAnswer(call: StoringCall, submission: Submission): Promise<Delivery> {
    if (captchaProvider === "altcha") return "token-used";
    if (!(await hasCapability(keyedRepeatsCapability))) return "token-used";
    const running = attempt(() => send(call, submission));
    const first = await Promise.race([running, aborted(submission.context.answerBy)]);
    return first && isAccepted(first) ? first : "token-used";
  }

  /** Sends a new submission; one that the spool has is not sent beside it. */
  async function submit(
    call: StoringCall,
    fields: { recaptchaToken: string },
    context: SubmissionContext,
  ): Promise<[Delivery, Submission]> {
    const token = fields.recaptchaToken;
    const submission = { call, body: JSON.stringify(fields), token, context };
    const known = kept.find(submission);
    if (known === "token-used") return [known, submission];
    if (known === "known") return ["kept", submission];
    if (known === undefined) {
      const sendFirst = context.captcha === "bad" ? findFirstAnswer : deliver;
      return [await sendFirst(call, submission), submission];
    }
    const behind = new FetchError("An earlier submission waits", undefined, false, true);
    const stored = await kept.keep(call, submission, behind, Promise.resolve(behind));
    return [stored === "unavailable" ? behind : stored, submission];
  }

  /**
   * A submission without a captcha is sent only to a host that holds it for review. Any other host
   * would reject the placeholder, or write to the typed address unchecked.
   */
  async function rejectWithoutCaptcha(context: SubmissionContext) {
    if (!hasNoCaptcha(context)) return undefined;
    if ((await hasCapability(heldLeadsCapability)) !== false) return undefined;
    const { needsScript, needsCaptcha } = formCopy;
    const message = context.captcha === "absent" ? needsScript : needsCaptcha;
    return { outcome: "error", message } as const;
  }

  return {
    async bookDemo(fields, context) {
      const rejected = await rejectWithoutCaptcha(context);
      if (rejected) return rejected;
      const [lead, submission] = await submit(1, fields, context);
      if (!isAccepted(lead)) return outcomeOf(lead, fieldMessages.demo.captcha);
      const mail = await deliver(2, submission);
      return { outcome: mail === "kept" || isAccepted(mail) ? "booked" : "stored" };
    },

    async sendEnterpriseInquiry(fields, context) {
      const rejected = await rejectWithoutCaptcha(context);
      if (rejected) return rejected;
      const inquiry = { company_id: parts.enterpriseCompanyId, ...fields };
      const [delivery] = await submit(3, inquiry, context);
      return outcomeOf(delivery, fieldMessages.enterprise.captcha);
    },

    async sendContactMessage(fields, context) {
      const rejected = await rejectWithoutCaptcha(context);
      if (rejected) return rejected;
      const [delivery] = await submit(4, fields, context);
      return outcomeOf(delivery, fieldMessages.contact.captcha);
    },
  };
}

function isAccepted(delivery: Delivery): boolean {
  return typeof delivery === "object" && "accepted" in delivery && delivery.accepted;
}

function outcomeOf(delivery: Delivery, captchaMessage: string): EnterpriseOutcome {
  if (delivery === "kept") return { outcome: "booked" };
  if (delivery === "token-used") {
    return { outcome: "invalid", errors: { recaptchaToken: captchaMessage } };
  }
  if (delivery instanceof FetchError) {
    const retryAfterSeconds = readRetryAfter(delivery.retryAfter ?? null);
    if (retryAfterSeconds === undefined) return { outcome: "unreachable" };
    return { outcome: "unreachable", retryAfterSeconds };
  }
  if (delivery.accepted) return { outcome: "booked" };
  const { message } = delivery;
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
