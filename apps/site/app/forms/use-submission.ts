import { firstErrors } from "@crm/contract/fields/first-errors";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { z } from "zod";
import { readLeadValues } from "./lead-values.ts";
import { captchaField, type Invalid, idempotencyField, type Unreachable } from "./outcome.ts";
import { sendSubmission } from "./send-submission.ts";
import { createSubmissionKeys } from "./submission-keys.ts";
import { submissionTimings } from "./submission-timings.ts";

/** How long loading the schema may take before the form counts as not sent. Milliseconds. */
const schemaTimeoutMs = 30_000;

export type FieldErrors = Partial<Record<string, string>>;

type Schema = z.ZodType<Record<string, unknown>>;

interface SubmissionOptions<Outcome extends { outcome: string }> {
  /** The contract's schema of the form's fields, or a function that loads it on submit. */
  schema: Schema | (() => Promise<Schema>);
  /** The address that receives the values. */
  action: string;
  /** The name of the phone number's field. */
  phoneName: string;
  /** Called with the outcome, also for invalid fields; nothing was sent then. */
  onOutcome: (outcome: Outcome | Invalid | Unreachable) => void;
}

/**
 * The submit logic of every lead form. The contract's schema checks all fields first, the focus
 * moves to the first invalid field, and an error disappears when its field changes.
 */
export function useSubmission<Outcome extends { outcome: string }>(
  options: SubmissionOptions<Outcome>,
) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [submitting, setSubmitting] = useState(false);
  const isSlow = useIsSlow(submitting);
  const [keys] = useState(() => createSubmissionKeys(options.action));
  const busy = useRef(false);
  const button = useRef<HTMLElement>(null);

  // A disabled button loses the focus.
  useEffect(() => {
    if (submitting || document.activeElement !== document.body) return;
    button.current?.focus();
    button.current = null;
  }, [submitting]);

  const fail = (form: HTMLFormElement, found: FieldErrors) => {
    // An error of a field that the form does not show would otherwise not appear anywhere.
    if (!findFirst(form, found)) return options.onOutcome({ outcome: "unreachable" });
    setErrors(found);
    requestAnimationFrame(() => findFirst(form, found)?.focus());
    options.onOutcome({ outcome: "invalid", errors: found as Record<string, string> });
  };

  const submit = async (form: HTMLFormElement) => {
    // Read first: the form disables its fields, and their values may change before sending.
    const data = new FormData(form);
    setSubmitting(true);
    const schema = await fetchSchema(options.schema);
    const checked = schema?.safeParse(await readLeadValues(data, options.phoneName));
    if (!checked?.success) {
      setSubmitting(false);
      if (checked) return fail(form, firstErrors(checked.error));
      return options.onOutcome({ outcome: "unreachable" });
    }
    setErrors({});
    // The captcha's token is new on every attempt.
    const { [captchaField]: _token, ...content } = checked.data;
    const key = await keys.keyFor(JSON.stringify(content));
    const outcome = await sendSubmission<Outcome | Invalid>(options.action, {
      ...checked.data,
      [idempotencyField]: key,
    });
    setSubmitting(false);
    keys.settle(outcome.outcome);
    if (isInvalid(outcome)) return fail(form, outcome.errors);
    options.onOutcome(outcome);
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    button.current = (event.nativeEvent as SubmitEvent).submitter;
    await submit(event.currentTarget).finally(() => {
      busy.current = false;
    });
  };

  const clearError = (name: string) => {
    if (errors[name]) setErrors(({ [name]: _, ...rest }) => rest);
  };

  return { errors, submitting, isSlow, onSubmit, clearError };
}

/** True once the form has been sending for a while. */
function useIsSlow(submitting: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!submitting) return;
    const timer = setTimeout(() => setIsSlow(true), submissionTimings.stillSendingMs);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [submitting]);
  return isSlow;
}

/** Undefined when it can't be loaded: the connection failed or is too slow. */
async function fetchSchema(schema: Schema | (() => Promise<Schema>)): Promise<Schema | undefined> {
  if (typeof schema !== "function") return schema;
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, schemaTimeoutMs));
  return Promise.race([schema().catch(() => undefined), late]);
}

function isInvalid(outcome: { outcome: string }): outcome is Invalid {
  return outcome.outcome === "invalid";
}

/** The form's first control with an error. A captcha counts, also while its widget is missing. */
function findFirst(form: HTMLFormElement, errors: FieldErrors): HTMLElement | undefined {
  const fields = form.querySelectorAll<HTMLElement>("[name]:not([type=hidden]),[data-field]");
  for (const field of fields) {
    if (!errors[field.getAttribute("name") ?? field.dataset.field ?? ""]) continue;
    if (!field.dataset.field) return field;
    return field.querySelector<HTMLElement>("input:not([type=hidden]),iframe,button") ?? field;
  }
  return undefined;
}
