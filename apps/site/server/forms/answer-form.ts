import { createHash } from "node:crypto";
import { countCaptcha } from "@crm/server-kit/captcha-tokens";
import type { Context, Handler } from "hono";
import type { Backend } from "../../app/backend/.server/backend.ts";
import type { CheckCaptcha } from "../../app/backend/.server/captcha/captcha-check.ts";
import { formCopy } from "../../app/forms/copy.ts";
import { unavailableCaptcha } from "../../app/forms/outcome.ts";
import { submissionTimings } from "../../app/forms/submission-timings.ts";
import type { ConsumeRateLimit } from "../rate-limits.ts";
import type { ServerEnvironment } from "../server-bindings.ts";
import { findReachedLimit } from "./held-lead-limit.ts";
import { checkFields, contentOf, type LeadForm, type LeadOutcome } from "./lead-forms.ts";
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

interface Parts {
  backend: Backend;
  checkCaptcha: CheckCaptcha;
  consumeRateLimit: ConsumeRateLimit;
}

/**
 * Answers a form: checks its fields with the contract's schema, then its captcha, and then calls the
 * hosts. A form in which no captcha could be loaded is held for review, like one without JavaScript.
 */
export function answerForm(
  form: LeadForm,
  { backend, checkCaptcha, consumeRateLimit }: Parts,
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
    const visitor = c.get("visitor");
    if (fields.recaptchaToken === unavailableCaptcha) {
      const tooMany = await findReachedLimit(consumeRateLimit, visitor, formCopy.tooManyUnchecked);
      if (tooMany) {
        return c.json(tooMany.outcome, 429, { "Retry-After": String(tooMany.seconds) });
      }
      const sent = { idempotencyKey, visitor, captcha: "unavailable", answerBy } as const;
      countCaptcha("unavailable");
      const placed = { ...fields, recaptchaToken: idempotencyKey };
      return answer(c, await form.send(backend, placed, sent));
    }
    const owner = createHash("sha256")
      .update(idempotencyKey + contentOf(fields))
      .digest("base64");
    // The host gets the verdict. When the captcha's provider is down, the form is still accepted and a
    // person reviews the lead.
    const captcha = await checkCaptcha(fields.recaptchaToken, owner);
    countCaptcha(captcha);
    const sent = { idempotencyKey, visitor, captcha, answerBy };
    return answer(c, await form.send(backend, fields, sent));
  };
}

function answer(c: Context, outcome: LeadOutcome) {
  if (outcome.outcome === "unreachable" && outcome.retryAfterSeconds !== undefined) {
    c.header("Retry-After", String(outcome.retryAfterSeconds));
  }
  return c.json(outcome, outcomeStatuses[outcome.outcome]);
}
