import { demoFields } from "@crm/contract/calls/add-lead";
import { contextSchema } from "@crm/contract/context";
import { maxLength } from "@crm/contract/figures";
import { formLabels, outcomeMessages } from "@crm/contract/messages";
import { useEffect, useRef } from "react";
import { PrefetchPageLinks, useNavigate, useNavigation } from "react-router";
import { CaptchaField, type CaptchaHandle } from "../../forms/captcha/captcha-field.tsx";
import { CompanySizeField } from "../../forms/company-size-field.tsx";
import { type DemoOutcome, formActions } from "../../forms/outcome.ts";
import { countryFieldName, PhoneField } from "../../forms/phone/phone-field.tsx";
import { composePhone } from "../../forms/phone/phone-number.ts";
import { PrivacyNotice, readContext } from "../../forms/privacy-notice.tsx";
import { TextField } from "../../forms/text-field.tsx";
import { demoBooked } from "../../forms/thank-you-state.ts";
import { useSubmission } from "../../forms/use-submission.ts";
import { paths } from "../../paths.ts";
import { usePublicSettings } from "../../public-settings.ts";
import { Contacts } from "../../shell/contacts.tsx";
import { clearToasts, prepareToasts, showToast } from "../../shell/toasts/show-toast.ts";
import { Button } from "../../ui/button.tsx";
import { TextAnchor } from "../../ui/text-link.tsx";
import { copy } from "./copy.ts";

const form = "book-demo";
const captchaName = "recaptchaToken";
const schema = demoFields.extend({ context: contextSchema });

/** The form of the demo dialog: fields and messages of section 5, outcomes of sections 4 and 8. */
export default function BookDemoForm({ onDone }: { onDone: () => void }) {
  const { app } = usePublicSettings();
  const navigate = useNavigate();
  const leaving = useNavigation().state !== "idle";
  const element = useRef<HTMLFormElement>(null);
  const captcha = useRef<CaptchaHandle>(null);
  useEffect(prepareToasts, []);

  const { errors, submitting, onSubmit, clearError } = useSubmission<DemoOutcome>({
    schema,
    captchaName,
    action: formActions.demo,
    readValues,
    onOutcome(answer) {
      const { outcome } = answer;
      captcha.current?.reset();
      if (outcome === "booked") {
        void clearToasts();
        void toThankYou().then(onDone);
      }
      if (outcome === "stored") {
        element.current?.closest("dialog")?.close();
        void showToast("success", outcomeMessages.thankYou);
        onDone();
      }
      if (outcome === "refused") void showToast("error", answer.message);
      if (outcome === "unreachable") console.error(outcomeMessages.leadFailed);
      if (outcome === "rejected" || outcome === "unreachable") {
        void showToast("error", outcomeMessages.leadFailed);
      }
    },
  });
  // In place of the open dialog's entry in the history; leaving the page closes the dialog.
  const toThankYou = async () => navigate(paths.thankYou, { replace: true, state: demoBooked });

  const busy = submitting || leaving;

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
          label="Email"
          type="email"
          autoComplete="email"
          maxLength={maxLength.email}
          error={errors.email}
        />
        <TextField
          form={form}
          name="fullName"
          label="Name"
          autoComplete="name"
          maxLength={maxLength.name}
          error={errors.fullName}
        />
        <PhoneField form={form} name="whatsApp" error={errors.whatsApp} />
        <TextField
          form={form}
          name="companyName"
          label="Company name"
          autoComplete="organization"
          maxLength={maxLength.companyName}
          error={errors.companyName}
        />
      </div>
      <CompanySizeField form={form} name="companyEmployees" error={errors.companyEmployees} />
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
      {/* Had before anything is sent: a line that breaks after the booking still shows the thanks. */}
      <PrefetchPageLinks page={paths.thankYou} />
      <Button type="submit" disabled={busy}>
        {busy ? formLabels.submitting : formLabels.submit}
      </Button>
      <p className="text-small">
        {copy.signUp.question} <TextAnchor href={app.register}>{copy.signUp.link}</TextAnchor>
      </p>
    </form>
  );
}

async function readValues(data: FormData): Promise<Record<string, unknown>> {
  const { [countryFieldName]: country = "", ...fields } = Object.fromEntries(data);
  const whatsApp = await composePhone(String(fields.whatsApp), String(country));
  return { ...fields, whatsApp, context: readContext(data) };
}
