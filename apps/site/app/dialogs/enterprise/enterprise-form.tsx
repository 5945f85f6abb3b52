import { formTimings } from "@crm/contract/limits";
import { outcomeMessages } from "@crm/contract/messages";
import { useEffect, useRef, useState } from "react";
import type { CaptchaHandle } from "../../forms/captcha/captcha-field.tsx";
import { deleteDraft } from "../../forms/drafts.ts";
import type { EnterpriseOutcome } from "../../forms/outcome.ts";
import { enterpriseSent } from "../../forms/thank-you-state.ts";
import { useDraft } from "../../forms/use-draft.ts";
import { useSubmission } from "../../forms/use-submission.ts";
import { paths } from "../../paths.ts";
import { clearToasts, prepareToasts, showToast } from "../../toasts/show-toast.ts";
import { dialogIds } from "../dialog-ids.ts";
import { DialogLink } from "../dialog-link.tsx";
import { LeadForm, type LeadFormProps } from "../lead-form.tsx";
import { showFailureToast } from "../show-failure-toast.ts";
import { copy } from "./copy.ts";

const phoneName = "phone";

const loadSchema = async () => (await import("@crm/contract/calls/add-enterprise")).enterpriseForm;

/**
 * The form of the enterprise dialog and of its page.
 *
 * @param id prefix of the fields' ids; the dialog and the page have different ones
 */
export default function EnterpriseForm({
  id = dialogIds.enterprise,
  reply,
  navigate,
  onDone,
}: LeadFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const captcha = useRef<CaptchaHandle>(null);
  const [sent, setSent] = useState(false);
  useEffect(prepareToasts, []);
  useDraft(id, element);

  const goToThankYou = async () => {
    await new Promise((resolve) => setTimeout(resolve, formTimings.enterpriseNavigateMs));
    // A visitor who has left the form's page, or closed the dialog, meanwhile stays where they are.
    if (!element.current) return;
    if (element.current.closest("dialog")?.open === false) {
      void showToast("success", outcomeMessages.thankYou);
      return onDone();
    }
    // Replaces the open dialog's history entry; leaving the page closes the dialog.
    await navigate(paths.thankYou, { replace: true, state: enterpriseSent });
    onDone();
  };

  const submission = useSubmission<EnterpriseOutcome>({
    id,
    name: "enterprise",
    loadSchema,
    phoneName,
    reply,
    onOutcome(answer) {
      if (answer.outcome === "booked") {
        deleteDraft(id);
        setSent(true);
        void clearToasts();
        void goToThankYou();
        return;
      }
      captcha.current?.reset();
      if (answer.outcome === "rejected") element.current?.closest("dialog")?.close();
      if (answer.outcome !== "invalid") showFailureToast("enterprise", answer);
    },
  });

  return (
    <LeadForm
      id={id}
      names={{ name: "name", phone: phoneName, companySize: "companySize" }}
      submission={submission}
      busy={submission.submitting || sent}
      purpose={copy.purpose}
      captcha={captcha}
      ref={element}
    >
      <p role="status" className="sr-only">
        {sent && outcomeMessages.thankYou}
      </p>
      <p className="text-small">
        {copy.signUp.question}{" "}
        <DialogLink opens={dialogIds.joinCommunity} className="min-h-11">
          {copy.signUp.link}
        </DialogLink>
      </p>
    </LeadForm>
  );
}
