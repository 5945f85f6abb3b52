import { createHash } from "node:crypto";
import type { Context, Handler } from "hono";
import type { Backend } from "../../app/backend/.server/backend.ts";
import type { CheckCaptcha } from "../../app/backend/.server/captcha/captcha-check.ts";
import type { ServerEnvironment } from "../server-bindings.ts";
import type { LeadForm, LeadOutcome } from "./lead-form.ts";
import { readSubmission } from "./read-submission.ts";

/** The HTTP status of each outcome. */
const statuses = {
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
    const submission = await readSubmission(c);
    if (!submission) {
      const message = "This form arrived incomplete. Please reload the page and try again.";
      return answer(c, { outcome: "error", message });
    }
    const checked = form.check(submission.fields);
    if (checked.outcome === "invalid") return answer(c, checked);

    const { idempotencyKey, context } = submission;
    const owner = createHash("sha256")
      .update(idempotencyKey + checked.content)
      .digest("base64");
    const verdict = await checkCaptcha(checked.recaptchaToken, owner);
    if (verdict === "bad") {
      return answer(c, { outcome: "invalid", errors: { recaptchaToken: form.captchaMessage } });
    }
    // When the captcha provider is down, forms are still accepted: the host gets the verdict, and a
    // person reviews the lead.
    const sent = { idempotencyKey, context, visitor: c.get("visitor"), captcha: verdict };
    return answer(c, await checked.send(backend, sent));
  };
}

function answer(c: Context, outcome: LeadOutcome) {
  if (outcome.outcome === "unreachable" && outcome.retryAfterSeconds !== undefined) {
    c.header("Retry-After", String(outcome.retryAfterSeconds));
  }
  return c.json(outcome, statuses[outcome.outcome]);
}
