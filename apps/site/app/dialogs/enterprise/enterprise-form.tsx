import { enterpriseFields } from "@crm/contract/calls/add-enterprise";
import { contextSchema } from "@crm/contract/context";
import { formTimings, maxLength } from "@crm/contract/figures";
import { formLabels, outcomeMessages } from "@crm/contract/messages";
import { useEffect, useRef, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";
import { CaptchaField, type CaptchaHandle } from "../../forms/captcha/captcha-field.tsx";
import { CompanySizeField } from "../../forms/company-size-field.tsx";
import { type EnterpriseOutcome, formActions } from "../../forms/outcome.ts";
import { countryFieldName, PhoneField } from "../../forms/phone/phone-field.tsx";
import { composePhone } from "../../forms/phone/phone-number.ts";
import { PrivacyNotice, readContext } from "../../forms/privacy-notice.tsx";
import { TextField } from "../../forms/text-field.tsx";
import { enterpriseSent } from "../../forms/thank-you-state.ts";
import { useSubmission } from "../../forms/use-submission.ts";
import { paths } from "../../paths.ts";
import { Contacts } from "../../shell/contacts.tsx";
import { clearToasts, prepareToasts, showToast } from "../../shell/toasts/show-toast.ts";
import { Button } from "../../ui/button.tsx";
import { dialogIds } from "../dialog-ids.ts";
import { DialogLink } from "../dialog-link.tsx";
import { copy } from "./copy.ts";

const form = dialogIds.enterprise;
const captchaName = "recaptchaToken";
const schema = enterpriseFields.extend({ context: contextSchema });

/** The form of the enterprise dialog: messages of section 5, outcomes of sections 4 and 8. */
export default function EnterpriseForm({ onDone }: { onDone: () => void }) {
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const captcha = useRef<CaptchaHandle>(null);
  const [sent, setSent] = useState(false);
  useEffect(prepareToasts, []);

  const goToThankYou = async () => {
    await new Promise((resolve) => setTimeout(resolve, formTimings.enterpriseNavigateMs));
    // Who has closed the dialog meanwhile is somewhere else already.
    if (!element.current?.closest("dialog")?.open) {
      void showToast("success", outcomeMessages.thankYou);
      return onDone();
    }
    // In place of the open dialog's entry in the history; leaving the page closes the dialog.
    await navigate(paths.thankYou, { replace: true, state: enterpriseSent });
    onDone();
  };

  const { errors, submitting, onSubmit, clearError } = useSubmission<EnterpriseOutcome>({
    schema,
    captchaName,
    action: formActions.enterprise,
    readValues,
    onOutcome(answer) {
      const { outcome } = answer;
      if (outcome === "booked") {
        setSent(true);
        void clearToasts();
        void goToThankYou();
        return;
      }
      captcha.current?.reset();
      if (outcome === "rejected") element.current?.closest("dialog")?.close();
      if (outcome === "unreachable") console.error(outcomeMessages.leadFailed);
      if (outcome === "refused") void showToast("error", answer.message);
      if (outcome === "rejected" || outcome === "unreachable") {
        void showToast("error", outcomeMessages.leadFailed);
      }
    },
  });
  const busy = submitting || sent;

  return (
    <form
      ref={element}
      noValidate
      aria-busy={busy}
      onSubmit={onSubmit}
      onChange={({ target }) => clearError((target as unknown as HTMLInputElement).name)}
      className="grid gap-4 pt-5"
    >
      <div className="grid gap-4 wide:grid-cols-2">
        <TextField
          form={form}
          name="email"
          label={copy.email}
          type="email"
          autoComplete="email"
          maxLength={maxLength.email}
          error={errors.email}
        />
        <TextField
          form={form}
          name="name"
          label={copy.name}
          autoComplete="name"
          maxLength={maxLength.name}
          error={errors.name}
        />
        <PhoneField form={form} name="phone" error={errors.phone} />
        <TextField
          form={form}
          name="companyName"
          label={copy.companyName}
          autoComplete="organization"
          maxLength={maxLength.companyName}
          error={errors.companyName}
        />
      </div>
      <CompanySizeField form={form} name="companySize" error={errors.companySize} />
      <CaptchaField
        ref={captcha}
        form={form}
        name={captchaName}
        error={errors[captchaName]}
        onPassed={() => clearError(captchaName)}
      >
        <Contacts />
      </CaptchaField>
      <PrivacyNotice form={form} purpose={copy.purpose} />
      {/* Had before anything is sent: a line that breaks after the inquiry still shows the thanks. */}
      <PrefetchPageLinks page={paths.thankYou} />
      <Button type="submit" disabled={busy}>
        {busy ? formLabels.submitting : formLabels.submit}
      </Button>
      <p role="status" className="sr-only">
        {sent && outcomeMessages.thankYou}
      </p>
      <p className="text-small">
        {copy.signUp.question}{" "}
        <DialogLink opens={dialogIds.joinCommunity} className="min-h-11">
          {copy.signUp.link}
        </DialogLink>
      </p>
    </form>
  );
}

async function readValues(data: FormData): Promise<Record<string, unknown>> {
  const { [countryFieldName]: country = "", ...fields } = Object.fromEntries(data);
  const phone = await composePhone(String(fields.phone), String(country));
  return { ...fields, phone, context: readContext(data) };
}
