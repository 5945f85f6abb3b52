import { createHash } from "node:crypto";
import type { Context, Handler } from "hono";
import type { Backend } from "../../app/backend/.server/backend.ts";
import { formCopy } from "../../app/forms/copy.ts";
import type { FormReply } from "../../app/forms/form-reply.ts";
import { readLeadValues } from "../../app/forms/lead-values.ts";
import { captchaField, type Failure, formPages } from "../../app/forms/outcome.ts";
import { submissionTimings } from "../../app/forms/submission-timings.ts";
import { receiptParameter } from "../../app/forms/thank-you-state.ts";
import { paths } from "../../app/paths.ts";
import type { ConsumeRateLimit } from "../rate-limits.ts";
import type { RenderPage } from "../render-pages.ts";
import type { ServerEnvironment } from "../server-bindings.ts";
import { outcomeStatuses } from "./answer-form.ts";
import { findReachedLimit } from "./held-lead-limit.ts";
import { checkFields, contentOf, type LeadForm } from "./lead-forms.ts";
import { readBody } from "./read-submission.ts";

/** When to retry after a host gave no answer and has not said when. Seconds. */
const retrySeconds = 60;

interface Parts {
  backend: Backend;
  render: RenderPage;
  consumeRateLimit: ConsumeRateLimit;
}

/**
 * Answers a form that a browser without JavaScript sends to the form's own page: with the same page,
 * errors and everything that was typed, or with a redirect to the thanks, so that a reload sends
 * nothing. There is no captcha, so the lead is held for review.
 */
export function answerPageForm(
  form: LeadForm,
  { backend, render, consumeRateLimit }: Parts,
): Handler<ServerEnvironment> {
  const page = formPages[form.name];
  return async (c) => {
    const answerBy = AbortSignal.timeout(submissionTimings.answerMs);
    const values = await readTyped(c);
    c.set("typed", values);
    const reply = (outcome: FormReply["outcome"], status: number) =>
      render(page, { form: form.name, outcome, values, status });
    const replyLater = async (outcome: Failure, status: 429 | 503, seconds: number) => {
      const answer = await reply(outcome, status);
      answer.headers.set("Retry-After", String(seconds));
      return answer;
    };

    // The schema requires a token; the placeholder depends on the checked content.
    const given = { ...(await readLeadValues(values, form.phoneName, page)), [captchaField]: "-" };
    const checked = checkFields(form, given);
    if (checked.outcome === "invalid") {
      c.set("hasFieldErrors", true);
      return reply(checked, outcomeStatuses.invalid);
    }

    const visitor = c.get("visitor");
    const tooMany = await findReachedLimit(consumeRateLimit, visitor, formCopy.tooManyHeld);
    if (tooMany) return replyLater(tooMany.outcome, 429, tooMany.seconds);

    const idempotencyKey = deriveKey(form.name, contentOf(checked.fields));
    const fields = { ...checked.fields, [captchaField]: idempotencyKey };
    const sent = { idempotencyKey, visitor, captcha: "absent", answerBy } as const;
    const outcome = await form.send(backend, fields, sent);
    if (outcome.outcome === "booked" || outcome.outcome === "stored") {
      return c.redirect(thanksAddress(backend.signReceipt(form.name)), 303);
    }
    if (outcome.outcome === "unreachable") {
      return replyLater(outcome, 503, outcome.retryAfterSeconds ?? retrySeconds);
    }
    return reply(outcome, outcomeStatuses[outcome.outcome]);
  };
}

/** The form's text fields. The captcha's token is left out: it can be used once. */
async function readTyped(c: Context): Promise<Record<string, string>> {
  const entries = Object.entries((await readBody(c)) ?? {});
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === "string" && entry[0] !== captchaField,
    ),
  );
}

/**
 * A cached page can't contain a key of its own, so a repeat is recognized by its content and day (UTC):
 * a second press of the button stores no second lead. The visitor's address is left out, because a
 * phone's address changes between two presses.
 */
function deriveKey(form: string, content: string): string {
  const day = new Date().toISOString().slice(0, 10);
  const hash = createHash("sha256").update(JSON.stringify([form, content, day]));
  return `no-script-${hash.digest("hex")}`;
}

function thanksAddress(receipt: string): string {
  return `${paths.thankYou}?${new URLSearchParams({ [receiptParameter]: receipt })}`;
}
