import { privacyRequestKinds } from "@crm/contract/extensions/privacy-request-kinds";
import { formLabels } from "@crm/contract/messages";
import { useEffect, useRef, useState } from "react";
import { Contacts } from "../../content/contacts.tsx";
import { showFailureToast } from "../../dialogs/show-failure-toast.ts";
import { CaptchaField, type CaptchaHandle } from "../../forms/captcha/captcha-field.tsx";
import { ChoiceField } from "../../forms/choice-field.tsx";
import { deleteDraft } from "../../forms/drafts.ts";
import { FormAnswer } from "../../forms/form-answer.tsx";
import type { FormReply } from "../../forms/form-reply.ts";
import { MessageField } from "../../forms/message-field.tsx";
import { captchaField, type DataOutcome } from "../../forms/outcome.ts";
import { SendingNote } from "../../forms/sending-note.tsx";
import { TextField } from "../../forms/text-field.tsx";
import { useDraft } from "../../forms/use-draft.ts";
import { useSubmission } from "../../forms/use-submission.ts";
import { clearToasts, prepareToasts } from "../../toasts/show-toast.ts";
import { Button } from "../../ui/button.tsx";
import { copy } from "./copy.ts";

const form = "data";
const loadSchema = async () =>
  (await import("@crm/contract/extensions/privacy-requests")).privacyRequest;

/**
 * Asks about one's own data. After it is sent, the form is replaced by what to do next; an error leaves
 * everything that was typed.
 */
export default function DataRequestForm({ reply }: { reply: FormReply | undefined }) {
  const captcha = useRef<CaptchaHandle>(null);
  const element = useRef<HTMLFormElement>(null);
  const sent = useRef<HTMLDivElement>(null);
  const [isSent, setSent] = useState(false);
  useEffect(prepareToasts, []);
  useDraft(form, element);
  useEffect(() => {
    if (isSent) sent.current?.focus();
  }, [isSent]);

  const submission = useSubmission<DataOutcome>({
    id: form,
    name: "data",
    loadSchema,
    phoneName: null,
    reply,
    onOutcome(answer) {
      captcha.current?.reset();
      if (answer.outcome === "booked") {
        deleteDraft(form);
        void clearToasts();
        setSent(true);
      } else if (answer.outcome !== "invalid") {
        showFailureToast("data", answer);
      }
    },
  });
  const { field, errors, submitting } = submission;

  if (isSent) {
    return (
      <div ref={sent} tabIndex={-1} role="status" className="mt-5 rounded-card bg-leaf p-5">
        <p className="font-semibold">{copy.form.sentTitle}</p>
        <p className="mt-2">{copy.form.sent}</p>
      </div>
    );
  }
  return (
    <form
      ref={element}
      {...submission.formProps}
      aria-busy={submitting}
      onFocus={() => void loadSchema().catch(() => {})}
      className="mt-5 grid gap-4"
    >
      {submission.reply && (
        <FormAnswer form={form} reply={submission.reply}>
          <Contacts />
        </FormAnswer>
      )}
      <TextField {...field("email")} label={copy.form.email} autoComplete="email" />
      <ChoiceField
        {...field("kind")}
        label={copy.form.kind}
        unchosen={copy.form.unchosen}
        choices={Object.values(privacyRequestKinds)}
      />
      <MessageField {...field("message")} label={copy.form.message} />
      <CaptchaField
        ref={captcha}
        form={form}
        error={errors[captchaField]}
        onPassed={() => submission.clearError(captchaField)}
      >
        <Contacts />
      </CaptchaField>
      <p className="text-fine text-soft">{copy.form.stored}</p>
      <Button type="submit" data-js disabled={submitting}>
        {submitting ? formLabels.submitting : formLabels.submit}
      </Button>
      <SendingNote isSlow={submission.isSlow} />
    </form>
  );
}
