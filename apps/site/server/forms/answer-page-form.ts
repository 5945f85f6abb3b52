import { createHash } from "node:crypto";
import type { Context, Handler } from "hono";
import type { Backend } from "../../app/backend/.server/backend.ts";
import { formCopy } from "../../app/forms/copy.ts";
import type { FormReply } from "../../app/forms/form-reply.ts";
import { readLeadValues } from "../../app/forms/lead-values.ts";
import { captchaField, type Failure, formPages } from "../../app/forms/outcome.ts";
import { describeRetry } from "../../app/forms/retry-after.ts";
import { receiptParameter } from "../../app/forms/thank-you-state.ts";
import { paths } from "../../app/paths.ts";
import type { ConsumeRateLimit } from "../rate-limits.ts";
import type { RenderPage } from "../render-pages.ts";
import type { ServerEnvironment } from "../server-bindings.ts";
import { outcomeStatuses } from "./answer-form.ts";
import { checkFields, contentOf, type LeadForm } from "./lead-form.ts";
import { readBody } from "./read-submission.ts";

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
    const values = await readTyped(c);
    const reply = (outcome: FormReply["outcome"], status: number) =>
      render(page, { form: form.name, outcome, values, status });

    // The schema requires a token; the placeholder depends on the checked content.
    const given = { ...(await readLeadValues(values, form.phoneName, page)), [captchaField]: "-" };
    const checked = checkFields(form, given);
    if (checked.outcome === "invalid") return reply(checked, outcomeStatuses.invalid);

    const visitor = c.get("visitor");
    const waitSeconds = await consumeRateLimit("heldLead", visitor);
    if (waitSeconds !== undefined) return reply(tooMany(waitSeconds), 429);

    const idempotencyKey = deriveKey(form.name, contentOf(checked.fields), visitor);
    const fields = { ...checked.fields, [captchaField]: idempotencyKey };
    const sent = { idempotencyKey, visitor, captcha: "absent" } as const;
    const outcome = await form.send(backend, fields, sent);
    if (outcome.outcome === "booked" || outcome.outcome === "stored") {
      return c.redirect(thanksAddress(backend.signReceipt(form.name)), 303);
    }
    return reply(outcome, outcomeStatuses[outcome.outcome]);
  };
}

/** Shows the form's page, empty, to somebody who was sent here by a form on another site. */
export function answerForeignForm({ name }: LeadForm, render: RenderPage) {
  const outcome: Failure = { outcome: "error", message: formCopy.foreign };
  return () => render(formPages[name], { form: name, outcome, values: {}, status: 403 });
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
 * A cached page can't contain a key of its own, so a repeat is recognized by its content, visitor and
 * day: a second press of the button stores no second lead.
 */
function deriveKey(form: string, content: string, visitor: string): string {
  const day = new Date().toISOString().slice(0, 10);
  const hash = createHash("sha256").update(JSON.stringify([form, content, visitor, day]));
  return `no-script-${hash.digest("hex")}`;
}

function tooMany(waitSeconds: number): Failure {
  return { outcome: "error", message: `Too many tries. ${describeRetry(waitSeconds)}` };
}

function thanksAddress(receipt: string): string {
  return `${paths.thankYou}?${new URLSearchParams({ [receiptParameter]: receipt })}`;
}
