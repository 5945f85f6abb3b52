import { outcomeMessages } from "@crm/contract/messages";
import { useEffect, useRef, useState } from "react";
import type { CaptchaHandle } from "../../forms/captcha/captcha-field.tsx";
import { deleteDraft } from "../../forms/drafts.ts";
import type { DemoOutcome } from "../../forms/outcome.ts";
import { demoBooked } from "../../forms/thank-you-state.ts";
import { useDraft } from "../../forms/use-draft.ts";
import { useSubmission } from "../../forms/use-submission.ts";
import { paths } from "../../paths.ts";
import { usePublicSettings } from "../../public-settings.ts";
import { clearToasts, prepareToasts, showToast } from "../../toasts/show-toast.ts";
import { TextAnchor } from "../../ui/text-link.tsx";
import { LeadForm, type LeadFormProps } from "../lead-form.tsx";
import { showFailureToast } from "../show-failure-toast.ts";
import { copy } from "./copy.ts";

const phoneName = "whatsApp";

const loadSchema = async () => (await import("@crm/contract/calls/add-lead")).addLead.request;

/**
 * The form of the demo dialog and of its page.
 *
 * @param id prefix of the fields' ids; the dialog and the page have different ones
 */
export default function BookDemoForm({ id = "book-demo", reply, navigate, onDone }: LeadFormProps) {
  const { app } = usePublicSettings();
  const [leaving, setLeaving] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const captcha = useRef<CaptchaHandle>(null);
  useEffect(prepareToasts, []);
  useDraft(id, element);

  const submission = useSubmission<DemoOutcome>({
    id,
    name: "demo",
    loadSchema,
    phoneName,
    reply,
    onOutcome(answer) {
      captcha.current?.reset();
      if (answer.outcome === "booked" || answer.outcome === "stored") deleteDraft(id);
      if (answer.outcome === "booked") {
        void clearToasts();
        setLeaving(true);
        void toThankYou().then(onDone);
      } else if (answer.outcome === "stored") {
        element.current?.closest("dialog")?.close();
        void showToast("success", outcomeMessages.thankYou);
        onDone();
      } else if (answer.outcome !== "invalid") {
        showFailureToast("demo", answer);
      }
    },
  });
  // Replaces the open dialog's history entry; leaving the page closes the dialog.
  const toThankYou = async () => navigate(paths.thankYou, { replace: true, state: demoBooked });

  return (
    <LeadForm
      id={id}
      names={{ name: "fullName", phone: phoneName, companySize: "companyEmployees" }}
      submission={submission}
      busy={submission.submitting || leaving}
      purpose={copy.purpose}
      captcha={captcha}
      ref={element}
    >
      <p className="text-small">
        {copy.signUp.question} <TextAnchor href={app.register}>{copy.signUp.link}</TextAnchor>
      </p>
    </LeadForm>
  );
}
