import fieldAttributes from "virtual:field-attributes";
import { firstErrors } from "@crm/contract/fields/first-errors";
import type { FieldAttributes } from "@crm/contract/fields/html-attributes";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { z } from "zod";
import { useIsHydrating } from "../ui/use-is-hydrating.ts";
import type { FieldProps } from "./field.tsx";
import type { FormReply } from "./form-reply.ts";
import { consentFieldName, readLeadValues } from "./lead-values.ts";
import {
  captchaField,
  type FormName,
  formActions,
  formPages,
  type Invalid,
  idempotencyField,
  type Unreachable,
} from "./outcome.ts";
import { sendSubmission } from "./send-submission.ts";
import { createSubmissionKeys } from "./submission-keys.ts";
import { submissionTimings } from "./submission-timings.ts";

/** How long loading the schema may take before the form counts as not sent. Milliseconds. */
const schemaTimeoutMs = 30_000;

export type FieldErrors = Partial<Record<string, string>>;

type Schema = z.ZodType<Record<string, unknown>>;

interface SubmissionOptions<Outcome extends { outcome: string }> {
  /** Prefix of all fields' ids. */
  id: string;
  name: FormName;
  /** Loads the request's schema of the form's call, at the first focus of a field. */
  loadSchema: () => Promise<Schema>;
  /** The name of the phone number's field; null when the form has none. */
  phoneName: string | null;
  /** The answer to this form when it was sent without JavaScript. */
  reply?: FormReply | undefined;
  /** Called with the outcome, also for invalid fields; nothing was sent then. */
  onOutcome: (outcome: Outcome | Invalid | Unreachable) => void;
}

/**
 * The submit logic of every lead form. The contract's schema checks all fields first, the focus
 * moves to the first invalid field, and an error disappears when its field changes. Without
 * JavaScript the browser sends the form to its own page, which shows the same errors.
 */
export function useSubmission<Outcome extends { outcome: string }>(
  options: SubmissionOptions<Outcome>,
) {
  const { id, name: formName, loadSchema, phoneName, onOutcome } = options;
  const [reply, setReply] = useState(options.reply);
  // Kept until a host has accepted them: an untouched field shows its default value.
  const [typedBefore, setTypedBefore] = useState(reply?.values ?? {});
  const [errors, setErrors] = useState<FieldErrors>(() => readReplyErrors(reply));
  const isHydrating = useIsHydrating();
  const [submitting, setSubmitting] = useState(false);
  const isSlow = useIsSlow(submitting);
  const [keys] = useState(() => createSubmissionKeys(formActions[formName]));
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
    if (!findFirst(form, found)) return onOutcome({ outcome: "unreachable" });
    setErrors(found);
    requestAnimationFrame(() => findFirst(form, found)?.focus());
    onOutcome({ outcome: "invalid", errors: found as Record<string, string> });
  };

  const submit = async (form: HTMLFormElement) => {
    // Read first: the form disables its fields, and their values may change before sending.
    const typed = Object.fromEntries(new FormData(form));
    setSubmitting(true);
    setReply(undefined);
    const loaded = await fetchSchema(loadSchema);
    const checked = loaded?.safeParse(await readLeadValues(typed, phoneName, location.pathname));
    if (!checked?.success) {
      setSubmitting(false);
      if (checked) return fail(form, firstErrors(checked.error));
      return onOutcome({ outcome: "unreachable" });
    }
    setErrors({});
    // The captcha's token is new on every attempt.
    const { [captchaField]: _token, ...content } = checked.data;
    const key = await keys.keyFor(JSON.stringify(content));
    const outcome = await sendSubmission<Outcome | Invalid>(formActions[formName], {
      ...checked.data,
      [idempotencyField]: key,
    });
    setSubmitting(false);
    keys.settle(outcome.outcome);
    if (outcome.outcome === "booked") setTypedBefore({});
    if (isInvalid(outcome)) return fail(form, outcome.errors);
    onOutcome(outcome);
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

  /** The props of the field with this name. */
  const field = (name: string): FieldProps => ({
    form: id,
    name,
    error: errors[name],
    attributes: fieldAttributes[formName][name] ?? optional,
    defaultValue: typedBefore[name] ?? "",
  });

  return {
    /** The attributes of the form element. Once scripts run, our own messages replace the browser's. */
    formProps: {
      method: "post",
      action: formPages[formName],
      noValidate: !isHydrating,
      // It is off already when the form waits for its code (`rendering/first-touch.ts`).
      suppressHydrationWarning: true,
      onSubmit,
      onFocus: () => void fetchSchema(loadSchema),
      onChange: ({ target }: FormEvent<HTMLFormElement>) =>
        clearError((target as unknown as HTMLInputElement).name),
    },
    field,
    isConsentTicked: typedBefore[consentFieldName] !== undefined,
    reply,
    errors,
    submitting,
    isSlow,
    clearError,
  };
}

const optional: FieldAttributes = { required: false };

function readReplyErrors(reply: FormReply | undefined): FieldErrors {
  return reply?.outcome.outcome === "invalid" ? reply.outcome.errors : {};
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
async function fetchSchema(loadSchema: () => Promise<Schema>): Promise<Schema | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, schemaTimeoutMs));
  return Promise.race([loadSchema().catch(() => undefined), late]);
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
