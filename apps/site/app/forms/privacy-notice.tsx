import { brand, mailLink } from "@crm/brand";
import { paths } from "../paths.ts";
import { TextAnchor } from "../ui/text-link.tsx";
import { consentFieldName } from "./lead-values.ts";

/** The policy's part that can be read by itself; its heading in the policy makes this id. */
const noticeAddress = `${paths.privacy}#h-notice-under-india-s-digital-personal-data-protection-act-2023`;

/**
 * Says what is stored, why, how long, and who answers for it, beside the submit button. The marketing
 * question is separate and starts unticked. The policy opens in a new tab, so that nothing typed is
 * lost.
 *
 * The notice's date is `effectiveDays.dataProtectionNotice`; change it together with the text.
 *
 * @param purpose what the fields are stored for, after "to", e.g. "answer your message"
 */
export function PrivacyNotice({
  form,
  purpose,
  isTicked,
}: {
  form: string;
  purpose: string;
  /** Whether the box was ticked when the form was sent without JavaScript. */
  isTicked: boolean;
}) {
  const { supportEmail } = brand.contacts;
  const id = `${form}-${consentFieldName}`;
  return (
    <div className="grid gap-3 text-fine text-soft">
      <span className="flex items-start gap-3">
        <input
          type="checkbox"
          id={id}
          name={consentFieldName}
          defaultChecked={isTicked}
          className="mt-0.5 size-5 shrink-0 cursor-pointer accent-green"
        />
        <label htmlFor={id}>
          You may also send me offers and news by email and WhatsApp. I can stop this at any time.
        </label>
      </span>
      <p>
        We store what you enter here to {purpose}, until you ask us to erase it. To see, correct or
        erase it, or to complain, write to{" "}
        <TextAnchor href={mailLink(supportEmail)}>{supportEmail}</TextAnchor>. You may also complain
        to the Data Protection Board of India. Our{" "}
        <TextAnchor href={noticeAddress} target="_blank">
          Privacy Policy
        </TextAnchor>{" "}
        says more.
      </p>
    </div>
  );
}
