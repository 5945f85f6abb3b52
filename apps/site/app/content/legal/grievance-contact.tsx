import { grievanceContact, mailLink, phoneLink } from "@crm/brand";
import { textLinkClass } from "../../ui/text-link.tsx";

/** Who answers complaints: name, mail address and phone number. */
export function GrievanceContact({ subject }: { subject: string }) {
  const { name, email, phone } = grievanceContact;
  return (
    <>
      {name},{" "}
      <a href={mailLink(email, subject)} className={textLinkClass}>
        {email}
      </a>
      ,{" "}
      <a href={phoneLink(phone)} className={textLinkClass}>
        {phone}
      </a>
    </>
  );
}
