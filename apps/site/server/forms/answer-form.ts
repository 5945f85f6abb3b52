import { createHash } from "node:crypto";
import { countCaptcha } from "@crm/server-kit/captcha-tokens";
import type { Context, Handler } from "hono";
import type { Backend } from "../../app/backend/.server/backend.ts";
import type { CheckCaptcha } from "../../app/backend/.server/captcha/captcha-check.ts";
import { formCopy } from "../../app/forms/copy.ts";
import { submissionTimings } from "../../app/forms/submission-timings.ts";
import type { ServerEnvironment } from "../server-bindings.ts";
import { checkFields, contentOf, type LeadForm, type LeadOutcome } from "./lead-form.ts";
import { readSubmission } from "./read-submission.ts";

/** The HTTP status of each outcome. */
export const outcomeStatuses = {
  booked: 200,
  stored: 200,
  rejected: 422,
  invalid: 422,
  error: 400,
  unreachable: 503,
} as const;

/**
 * Answers a form: checks its fields with the contract's schema, then its captcha, and only then
 * calls the hosts.
 */
export function answerForm(
  form: LeadForm,
  backend: Backend,
  checkCaptcha: CheckCaptcha,
): Handler<ServerEnvironment> {
  return async (c) => {
    const answerBy = AbortSignal.timeout(submissionTimings.answerMs);
    const submission = await readSubmission(c);
    if (!submission) return answer(c, { outcome: "error", message: formCopy.incomplete });
    const checked = checkFields(form, submission.fields);
    if (checked.outcome === "invalid") {
      c.set("hasFieldErrors", true);
      return answer(c, checked);
    }

    const { fields } = checked;
    const { idempotencyKey } = submission;
    const owner = createHash("sha256")
      .update(idempotencyKey + contentOf(fields))
      .digest("base64");
    const verdict = await checkCaptcha(fields.recaptchaToken, owner);
    countCaptcha(verdict);
    if (verdict === "bad") {
      return answer(c, { outcome: "invalid", errors: { recaptchaToken: form.captchaMessage } });
    }
    // When the captcha provider is down, forms are still accepted: the host gets the verdict, and a
    // person reviews the lead.
    const sent = { idempotencyKey, visitor: c.get("visitor"), captcha: verdict, answerBy };
    return answer(c, await form.send(backend, fields, sent));
  };
}

function answer(c: Context, outcome: LeadOutcome) {
  if (outcome.outcome === "unreachable" && outcome.retryAfterSeconds !== undefined) {
    c.header("Retry-After", String(outcome.retryAfterSeconds));
  }
  return c.json(outcome, outcomeStatuses[outcome.outcome]);
}
