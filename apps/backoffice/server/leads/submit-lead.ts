import type { StatusAnswer } from "@crm/contract/calls/answer";
import type { SiteAssertion } from "@crm/contract/extensions/site-assertion";
import { countCaptcha } from "@crm/server-kit/captcha-tokens";
import type { CaptchaVerdict } from "../captcha/captcha-check.ts";
import type { LeadRow } from "../db/rows/lead-rows.ts";
import type { FullMail } from "../db/rows/mail-rows.ts";
import { HttpError } from "../http/http-error.ts";
import { toMailbox } from "../mail/mailbox.ts";
import type { Services } from "../services.ts";
import { findAnswer, fingerprint, type KeyedCall, type SubmissionKey } from "./find-answer.ts";
import { storeLead } from "./store-lead.ts";

/** What is stored for a form's valid body. */
export interface FormContent {
  call: KeyedCall;
  /** The validated body, and whatever else distinguishes two submissions. */
  submission: Record<string, unknown> & { recaptchaToken: string };
  lead: LeadRow;
  composeMails: (lead: LeadRow) => FullMail[];
  /** The form's own message for an invalid captcha. */
  captchaMessage: string;
}

/** A form's submission with a valid body and key, within the rate limit. */
export interface NewSubmission extends FormContent {
  idempotencyKey: string | undefined;
  assertion: SiteAssertion | undefined;
}

/**
 * Handles a submission: returns an earlier answer, else checks the captcha and stores the rows.
 *
 * @throws HttpError when the captcha is invalid, when the key belongs to another submission, or when
 *   there are too many submissions without a captcha from one visitor or with one email address
 */
export async function submitLead(services: Services, given: NewSubmission): Promise<StatusAnswer> {
  const key = toKey(given);
  if (!key) return checkAndStore(services, given, undefined);
  return services.queueByKey(`${key.call} ${key.key}`, async () => {
    const first = await findAnswer(services.db, key);
    return first ?? checkAndStore(services, given, key);
  });
}

/** A bad captcha may have been used a moment ago, for the same submission at another back office. */
async function rejectCaptcha(
  { db }: Services,
  { captchaMessage }: NewSubmission,
  key: SubmissionKey | undefined,
): Promise<StatusAnswer> {
  const first = key && (await findAnswer(db, key));
  if (first) return first;
  throw new HttpError(400, captchaMessage, { field: "recaptchaToken" });
}

function toKey({ call, idempotencyKey, submission }: NewSubmission): SubmissionKey | undefined {
  if (idempotencyKey === undefined) return undefined;
  return { call, key: idempotencyKey, fingerprint: fingerprint(submission) };
}

async function checkAndStore(
  services: Services,
  given: NewSubmission,
  key: SubmissionKey | undefined,
): Promise<StatusAnswer> {
  const verdict = await checkCaptchaAndLimits(services, given);
  if (verdict.kind === "bad") return rejectCaptcha(services, given, key);
  const lead = holdForReview(services, given.lead, verdict);
  return storeLead(services, {
    lead,
    mails: given.composeMails(lead),
    key,
    captcha: verdict,
    answer: { status: true },
  });
}

/** Checks the captcha, and counts a submission whose captcha is not bad against the limits. */
async function checkCaptchaAndLimits(
  { checkCaptcha, consumeRateLimit }: Services,
  { submission, assertion, lead }: NewSubmission,
): Promise<CaptchaVerdict> {
  const verdict = await checkCaptcha(submission.recaptchaToken, assertion);
  countCaptcha(verdict.kind === "unchecked" ? verdict.review : verdict.kind);
  if (verdict.kind === "bad") return verdict;
  if (assertion?.absentCaptcha) await consumeRateLimit("heldLead", assertion.visitor ?? "");
  // The site has counted a submission from its spool when the visitor sent it.
  if (!assertion?.spooled) await consumeRateLimit("leadOfMailbox", toMailbox(lead.email ?? ""));
  return verdict;
}

/** Without a checked captcha the lead is stored, and held until a person has reviewed it. */
function holdForReview(services: Services, lead: LeadRow, verdict: CaptchaVerdict): LeadRow {
  if (verdict.kind !== "unchecked") return lead;
  services.log.warn({ reason: verdict.reason, lead: lead.id }, "captcha could not be checked");
  return { ...lead, review: verdict.review };
}
