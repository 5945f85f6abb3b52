import { brand } from "@crm/brand";
import { contactChoiceDefault, contactChoices } from "@crm/contract/fields/options";
import { formTimings } from "@crm/contract/limits";
import { formLabels, outcomeMessages } from "@crm/contract/messages";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Contacts } from "../../content/contacts.tsx";
import { showFailureToast } from "../../dialogs/show-failure-toast.ts";
import { CaptchaField, type CaptchaHandle } from "../../forms/captcha/captcha-field.tsx";
import { ChoiceField } from "../../forms/choice-field.tsx";
import { FormAnswer } from "../../forms/form-answer.tsx";
import type { FormReply } from "../../forms/form-reply.ts";
import { MessageField } from "../../forms/message-field.tsx";
import { type ContactOutcome, captchaField } from "../../forms/outcome.ts";
import { PhoneField } from "../../forms/phone/phone-field.tsx";
import { PrivacyNotice } from "../../forms/privacy-notice.tsx";
import { SendingNote } from "../../forms/sending-note.tsx";
import { TextField } from "../../forms/text-field.tsx";
import { useDraft } from "../../forms/use-draft.ts";
import { useSubmission } from "../../forms/use-submission.ts";
import { beginMessage } from "../../navigation/contact-address.ts";
import { clearToasts, prepareToasts } from "../../toasts/show-toast.ts";
import { Button } from "../../ui/button.tsx";
import { copy } from "./copy.ts";

const form = "contact";
const loadSchema = async () => (await import("@crm/contract/calls/contact-us")).contactUs.request;

/**
 * The 'Send Message' form. It is loaded when it is touched (`rendering/form-html.tsx`).
 *
 * @param search the query of the page's address
 */
export default function ContactForm({
  reply,
  search,
}: {
  reply: FormReply | undefined;
  search: string;
}) {
  const captcha = useRef<CaptchaHandle>(null);
  const element = useRef<HTMLFormElement>(null);
  // A new value remounts the fields that have a state, which the form's own reset does not clear.
  const [round, setRound] = useState(0);
  const thanks = useThankYou();
  useEffect(prepareToasts, []);
  useDraft(form, element);
  useBegunMessage(element, search);

  const submission = useSubmission<ContactOutcome>({
    id: form,
    name: "contact",
    loadSchema,
    phoneName: "phone",
    reply,
    onOutcome(answer) {
      captcha.current?.reset();
      if (answer.outcome === "booked") {
        void clearToasts();
        element.current?.reset();
        setRound(round + 1);
        thanks.show();
      } else if (answer.outcome !== "invalid") {
        showFailureToast("contact", answer);
      }
    },
  });
  const { field, errors, submitting } = submission;

  return (
    <form
      {...submission.formProps}
      ref={element}
      aria-busy={submitting}
      aria-labelledby="send-message"
      onFocus={() => void loadSchema().catch(() => {})}
      className="mt-7 grid gap-4"
    >
      {submission.reply && (
        <FormAnswer form={form} reply={submission.reply}>
          <Contacts />
        </FormAnswer>
      )}
      <div className="grid gap-4 wide:grid-cols-2">
        <TextField {...field("firstName")} label={copy.form.firstName} autoComplete="given-name" />
        <TextField {...field("lastName")} label={copy.form.lastName} autoComplete="family-name" />
        <TextField {...field("email")} label={copy.form.email} autoComplete="email" />
        <PhoneField
          {...field("phone")}
          key={`phone ${round}`}
          unlikely={copy.form.unlikelyPhone}
          wrongLength={copy.form.phoneLength}
        />
      </div>
      <ChoiceField
        {...field("data")}
        label={copy.form.data}
        unchosen={contactChoiceDefault}
        choices={contactChoices(brand.product.name)}
      />
      <MessageField {...field("message")} key={`message ${round}`} label={copy.form.message} />
      <CaptchaField
        ref={captcha}
        form={form}
        error={errors[captchaField]}
        onPassed={() => submission.clearError(captchaField)}
      >
        <Contacts />
      </CaptchaField>
      <PrivacyNotice
        form={form}
        purpose={copy.form.purpose}
        isTicked={submission.isConsentTicked}
      />
      <Button type="submit" data-js disabled={submitting}>
        {submitting ? formLabels.submitting : formLabels.submit}
      </Button>
      <SendingNote isSlow={submission.isSlow} />
      {/* Its space is reserved, so that nothing moves when the message appears and disappears. */}
      <p
        ref={thanks.place}
        role="status"
        className="-mb-3 min-h-19 wide:max-desk:-mb-8 wide:max-desk:min-h-12 broad:-mb-8 broad:min-h-12"
      >
        {thanks.shown && (
          <span className="inline-block rounded-card rounded-se-tail bg-leaf px-4 py-2.5 font-medium">
            {outcomeMessages.thankYou}
          </span>
        )}
      </p>
    </form>
  );
}

/** Fills in the message for a reader who comes from an article, unless the field has text. */
function useBegunMessage(form: RefObject<HTMLFormElement | null>, search: string) {
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
