import { maxLength } from "@crm/contract/limits";
import { formLabels } from "@crm/contract/messages";
import type { ReactNode, Ref } from "react";
import { PrefetchPageLinks } from "react-router";
import { Contacts } from "../content/contacts.tsx";
import { CaptchaField, type CaptchaHandle } from "../forms/captcha/captcha-field.tsx";
import { CompanySizeField } from "../forms/company-size-field.tsx";
import { captchaField } from "../forms/outcome.ts";
import { PhoneField } from "../forms/phone/phone-field.tsx";
import { PrivacyNotice } from "../forms/privacy-notice.tsx";
import { SendingNote } from "../forms/sending-note.tsx";
import { TextField } from "../forms/text-field.tsx";
import type { useSubmission } from "../forms/use-submission.ts";
import { paths } from "../paths.ts";
import { Button } from "../ui/button.tsx";
import { leadFormCopy as copy } from "./copy.ts";

/** The fields that have different names in the two calls. */
interface FieldNames {
  name: string;
  phone: string;
  companySize: string;
}

/**
 * The form of a lead dialog: the person, the company, and the contact details. The dialog handles
 * the outcome.
 *
 * @param id prefix of all fields' ids
 * @param purpose what the fields are stored for, see `PrivacyNotice`
 * @param children content after the button
 */
export function LeadForm({
  id,
  names,
  submission: { errors, isSlow, onSubmit, clearError },
  busy,
  purpose,
  captcha,
  ref,
  children,
}: {
  id: string;
  names: FieldNames;
  submission: Pick<
    ReturnType<typeof useSubmission>,
    "errors" | "isSlow" | "onSubmit" | "clearError"
  >;
  busy: boolean;
  purpose: string;
  captcha: Ref<CaptchaHandle>;
  ref: Ref<HTMLFormElement>;
  children: ReactNode;
}) {
  return (
    <form
      ref={ref}
      noValidate
      aria-busy={busy}
      onSubmit={onSubmit}
      onChange={({ target }) => clearError((target as unknown as HTMLInputElement).name)}
      className="grid gap-4 pt-5"
    >
      <div className="grid gap-4 wide:grid-cols-2">
        <TextField
          form={id}
          name="email"
          label={copy.email}
          type="email"
          autoComplete="email"
          maxLength={maxLength.email}
          error={errors.email}
        />
        <TextField
          form={id}
          name={names.name}
          label={copy.name}
          autoComplete="name"
          maxLength={maxLength.name}
          error={errors[names.name]}
        />
        <PhoneField form={id} name={names.phone} error={errors[names.phone]} />
        <TextField
          form={id}
          name="companyName"
          label={copy.companyName}
          autoComplete="organization"
          maxLength={maxLength.companyName}
          error={errors.companyName}
        />
      </div>
      <CompanySizeField form={id} name={names.companySize} error={errors[names.companySize]} />
      <CaptchaField
        ref={captcha}
        form={id}
        error={errors[captchaField]}
        onPassed={() => clearError(captchaField)}
      >
        <Contacts />
      </CaptchaField>
      <PrivacyNotice form={id} purpose={purpose} />
      {/* Loaded before sending, so that the thank-you page appears even if the connection fails
          then. */}
      <PrefetchPageLinks page={paths.thankYou} />
      <Button type="submit" disabled={busy}>
        {busy ? formLabels.submitting : formLabels.submit}
      </Button>
      <SendingNote isSlow={isSlow} />
      {children}
    </form>
  );
}
