import { brand } from "@crm/brand";
import { contactChoiceDefault, contactChoices } from "@crm/contract/fields/options";
import { formTimings, maxLength } from "@crm/contract/limits";
import { formLabels, outcomeMessages } from "@crm/contract/messages";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { beginMessage } from "../../articles/about-article.ts";
import { Contacts } from "../../content/contacts.tsx";
import { showUnreachableToast } from "../../dialogs/show-failure-toast.ts";
import { CaptchaField, type CaptchaHandle } from "../../forms/captcha/captcha-field.tsx";
import { ChoiceField } from "../../forms/choice-field.tsx";
import { MessageField } from "../../forms/message-field.tsx";
import { type ContactOutcome, captchaField, formActions } from "../../forms/outcome.ts";
import { PhoneField } from "../../forms/phone/phone-field.tsx";
import { PrivacyNotice } from "../../forms/privacy-notice.tsx";
import { SendingNote } from "../../forms/sending-note.tsx";
import { TextField } from "../../forms/text-field.tsx";
import { useDraft } from "../../forms/use-draft.ts";
import { useSubmission } from "../../forms/use-submission.ts";
import { clearToasts, prepareToasts, showToast } from "../../toasts/show-toast.ts";
import { Button } from "../../ui/button.tsx";
import { copy } from "./copy.ts";

const form = "contact";
const loadSchema = async () => (await import("./contact-schema.ts")).contactSchema;

/**
 * The 'Send Message' form. Its native method is `dialog`, which does nothing outside a dialog:
 * submitting it before hydration neither sends nor loses data. The boot script replays the click.
 */
export function ContactForm() {
  const captcha = useRef<CaptchaHandle>(null);
  const element = useRef<HTMLFormElement>(null);
  // A new value remounts the phone field empty, which the form's own reset can't do.
  const [round, setRound] = useState(0);
  const thanks = useThankYou();
  useEffect(prepareToasts, []);
  useDraft(form, element, captchaField);
  useBegunMessage(element);

  const { errors, submitting, isSlow, onSubmit, clearError } = useSubmission<ContactOutcome>({
    schema: loadSchema,
    action: formActions.contact,
    phoneName: "phone",
    onOutcome(answer) {
      captcha.current?.reset();
      if (answer.outcome === "booked") {
        void clearToasts();
        element.current?.reset();
        setRound(round + 1);
        thanks.show();
      }
      if (answer.outcome === "rejected" || answer.outcome === "error") {
        void showToast("error", answer.message ?? outcomeMessages.leadFailed);
      }
      if (answer.outcome === "unreachable") showUnreachableToast(answer);
    },
  });

  return (
    <form
      ref={element}
      method="dialog"
      noValidate
      aria-busy={submitting}
      aria-labelledby="send-message"
      onSubmit={onSubmit}
      onFocus={() => void loadSchema().catch(() => {})}
      onChange={({ target }) => clearError((target as unknown as HTMLInputElement).name)}
      className="mt-7 grid gap-4 noscript:hidden"
    >
      <div className="grid gap-4 wide:grid-cols-2">
        <TextField
          form={form}
          name="firstName"
          label={copy.form.firstName}
          autoComplete="given-name"
          maxLength={maxLength.name}
          error={errors.firstName}
        />
        <TextField
          form={form}
          name="lastName"
          label={copy.form.lastName}
          autoComplete="family-name"
          maxLength={maxLength.name}
          error={errors.lastName}
        />
        <TextField
          form={form}
          name="email"
          label={copy.form.email}
          type="email"
          autoComplete="email"
          maxLength={maxLength.email}
          error={errors.email}
        />
        <PhoneField
          key={round}
          form={form}
          name="phone"
          error={errors.phone}
          unlikely={copy.form.unlikelyPhone}
          wrongLength={copy.form.phoneLength}
        />
      </div>
      <ChoiceField
        form={form}
        name="data"
        label={copy.form.data}
        unchosen={contactChoiceDefault}
        choices={contactChoices(brand.product.name)}
        error={errors.data}
      />
      <MessageField
        form={form}
        name="message"
        label={copy.form.message}
        maxLength={maxLength.message}
        error={errors.message}
      />
      <CaptchaField
        ref={captcha}
        form={form}
        error={errors[captchaField]}
        onPassed={() => clearError(captchaField)}
      >
        <Contacts />
      </CaptchaField>
      <PrivacyNotice form={form} purpose={copy.form.purpose} />
      <Button type="submit" data-js disabled={submitting}>
        {submitting ? formLabels.submitting : formLabels.submit}
      </Button>
      <SendingNote isSlow={isSlow} />
      {/* Its space is reserved, so that nothing moves when the message appears and disappears. */}
      <p ref={thanks.place} role="status" className="-mb-6 min-h-12 wide:-mb-8">
        {thanks.shown && (
          <span className="inline-block rounded-card rounded-tr-[4px] bg-leaf px-4 py-2.5 font-medium">
            {outcomeMessages.thankYou}
          </span>
        )}
      </p>
    </form>
  );
}

/** Fills in the message for a reader who comes from an article, unless the field has text. */
function useBegunMessage(form: RefObject<HTMLFormElement | null>) {
  const { search } = useLocation();
  useEffect(() => {
    const begun = beginMessage(search);
    const message = form.current?.elements.namedItem("message");
    if (!begun || !(message instanceof HTMLTextAreaElement) || message.value) return;
    message.value = begun;
  }, [form, search]);
}

/** The thank-you message, which is scrolled into view and disappears after a while. */
function useThankYou() {
  const [shown, setShown] = useState(false);
  const place = useRef<HTMLParagraphElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The sticky bar may cover it, and an emptied form is shorter than a filled one.
  useEffect(() => {
    if (shown) place.current?.scrollIntoView({ block: "nearest" });
  }, [shown]);
  const show = () => {
    clearTimeout(timer.current);
    setShown(true);
    timer.current = setTimeout(() => setShown(false), formTimings.contactThankYouMs);
  };
  return { shown, place, show };
}
