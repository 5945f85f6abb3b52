import { formLabels } from "@crm/contract/messages";
import type { ReactNode, Ref } from "react";
import type { NavigateFunction } from "react-router";
import { Contacts } from "../content/contacts.tsx";
import { CaptchaField, type CaptchaHandle } from "../forms/captcha/captcha-field.tsx";
import { CompanySizeField } from "../forms/company-size-field.tsx";
import { FormAnswer } from "../forms/form-answer.tsx";
import type { FormReply } from "../forms/form-reply.ts";
import { captchaField } from "../forms/outcome.ts";
import { PhoneField } from "../forms/phone/phone-field.tsx";
import { PrivacyNotice } from "../forms/privacy-notice.tsx";
import { SendingNote } from "../forms/sending-note.tsx";
import { TextField } from "../forms/text-field.tsx";
import type { useSubmission } from "../forms/use-submission.ts";
import { Button } from "../ui/button.tsx";
import { leadFormCopy as copy } from "./copy.ts";

/** What a lead form gets from its dialog or its page. */
export interface LeadFormProps {
  /** Prefix of the fields' ids; the dialog and the page have different ones. */
  id?: string;
  /** The server's answer when the form was sent without JavaScript. */
  reply?: FormReply | undefined;
  /** The router's: on its own page the form is hydrated without a router. */
  navigate: NavigateFunction;
  /** Called after a successful submission: the next one begins with an empty form. */
  onDone: () => void;
}

/** The fields that have different names in the two calls. */
interface FieldNames {
  name: string;
  phone: string;
  companySize: string;
}

/**
 * The form of a lead dialog and of its own page: the person, the company, and the contact details.
 * The caller handles the outcome.
 *
 * @param id prefix of all fields' ids
 * @param purpose what the fields are stored for, see `PrivacyNotice`
 * @param children content after the button
 */
export function LeadForm({
  id,
  names,
  submission: { formProps, field, isConsentTicked, reply, errors, isSlow, clearError },
  busy,
  purpose,
  captcha,
  ref,
  children,
}: {
  id: string;
  names: FieldNames;
  submission: ReturnType<typeof useSubmission>;
  busy: boolean;
  purpose: string;
  captcha: Ref<CaptchaHandle>;
  ref: Ref<HTMLFormElement>;
  children: ReactNode;
}) {
  return (
    <form {...formProps} ref={ref} aria-busy={busy} className="grid gap-4 pt-5">
      {reply && (
        <FormAnswer form={id} reply={reply}>
          <Contacts />
        </FormAnswer>
      )}
      <div className="grid gap-4 wide:grid-cols-2">
        <TextField {...field("email")} label={copy.email} autoComplete="email" />
        <TextField {...field(names.name)} label={copy.name} autoComplete="name" />
        <PhoneField {...field(names.phone)} />
        <TextField {...field("companyName")} label={copy.companyName} autoComplete="organization" />
      </div>
      <CompanySizeField {...field(names.companySize)} />
      <CaptchaField
        ref={captcha}
        form={id}
        error={errors[captchaField]}
        onPassed={() => clearError(captchaField)}
      >
        <Contacts />
      </CaptchaField>
      <PrivacyNotice form={id} purpose={purpose} isTicked={isConsentTicked} />
      <Button type="submit" data-js disabled={busy}>
        {busy ? formLabels.submitting : formLabels.submit}
      </Button>
      <SendingNote isSlow={isSlow} />
      {children}
    </form>
  );
}
