import { brand, mailLink } from "@crm/brand";
import type { LeadContext } from "@crm/contract/fields/context";
import { paths } from "../paths.ts";
import { TextAnchor } from "../ui/text-link.tsx";

/** The date of the current notice's text; it is sent with each submission. */
const noticeVersion = "2026-11-21";

const consentName = "marketingConsent";

/**
 * Says what is stored, why, and how to reach us about it, beside the submit button. The marketing
 * question is separate and starts unticked. The policy opens in a new tab, so that nothing typed is
 * lost.
 *
 * @param purpose what the fields are stored for, after "to", e.g. "answer your message"
 */
export function PrivacyNotice({ form, purpose }: { form: string; purpose: string }) {
  const { supportEmail } = brand.contacts;
  const id = `${form}-${consentName}`;
  return (
    <div className="grid gap-3 text-fine text-soft">
      <span className="flex items-start gap-3">
        <input
          type="checkbox"
          id={id}
          name={consentName}
          className="mt-0.5 size-5 shrink-0 cursor-pointer accent-green"
        />
        <label htmlFor={id}>
          You may also send me offers and news by e-mail and WhatsApp. I can stop this at any time.
        </label>
      </span>
      <p>
        We store what you enter here to {purpose}. To see, correct or erase it, or to complain,
        write to <TextAnchor href={mailLink(supportEmail)}>{supportEmail}</TextAnchor>. Our{" "}
        <TextAnchor href={paths.privacy} target="_blank">
          Privacy Policy
        </TextAnchor>{" "}
        says more.
      </p>
    </div>
  );
}

/** The answer to the marketing question and where it was given, sent with a form's fields. */
export function readContext(data: FormData): LeadContext {
  return {
    marketingConsent: data.has(consentName),
    notice: noticeVersion,
    page: location.pathname,
  };
}
