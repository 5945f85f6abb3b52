import type { StatusAnswer } from "@crm/contract/calls/answer";
import type { SiteAssertion } from "@crm/contract/extensions/site-assertion";
import type { CaptchaVerdict } from "../captcha/captcha-check.ts";
import type { LeadRow, MailRow } from "../db/schema.ts";
import { HttpError } from "../http/http-error.ts";
import type { Services } from "../services.ts";
import { findAnswer, fingerprint, type KeyedCall, type SubmissionKey } from "./find-answer.ts";
import { storeLead } from "./store-lead.ts";

/** A form's submission whose shape, key and rate are in order. */
export interface NewSubmission {
  call: KeyedCall;
  /** The checked body, and what else tells one submission from another. */
  submission: Record<string, unknown> & { recaptchaToken: string };
  idempotencyKey: string | undefined;
  assertion: SiteAssertion | undefined;
  lead: LeadRow;
  composeMails: (lead: LeadRow) => MailRow[];
  /** The form's own sentence for a captcha that is not in order. */
  captchaMessage: string;
}

/**
 * Judges and stores a submission: an earlier answer first, then the captcha, then the rows.
 *
 * @throws HttpError when the captcha is not in order, or the key belongs to another submission
 */
export async function submitLead(services: Services, given: NewSubmission): Promise<StatusAnswer> {
  const key = toKey(given);
  if (!key) return judgeAndStore(services, given, undefined);
  return services.queueByKey(`${key.call} ${key.key}`, async () => {
    const first = await findAnswer(services.db, key);
    return first ?? judgeAndStore(services, given, key);
  });
}

function toKey({ call, idempotencyKey, submission }: NewSubmission): SubmissionKey | undefined {
  if (idempotencyKey === undefined) return undefined;
  return { call, key: idempotencyKey, fingerprint: fingerprint(submission) };
}

async function judgeAndStore(
  services: Services,
  given: NewSubmission,
  key: SubmissionKey | undefined,
): Promise<StatusAnswer> {
  const verdict = await services.checkCaptcha(given.submission.recaptchaToken, given.assertion);
  if (verdict.kind === "bad") {
    throw new HttpError(400, given.captchaMessage, { field: "recaptchaToken" });
  }
  const lead = markForReview(services, given.lead, verdict);
  return storeLead(services, {
    lead,
    mails: given.composeMails(lead),
    key,
    captcha: verdict,
    answer: { status: true },
  });
}

/** A provider that is down must neither lock people out nor lose a lead: a person looks at it. */
function markForReview(services: Services, lead: LeadRow, verdict: CaptchaVerdict): LeadRow {
  if (verdict.kind !== "unchecked") return lead;
  services.log.warn({ reason: verdict.reason, lead: lead.id }, "captcha could not be checked");
  return { ...lead, review: "captcha-unchecked" };
}
