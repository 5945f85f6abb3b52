import { grievanceContact, mailLink, phoneLink } from "@crm/brand";
import { MailIcon, PhoneIcon } from "@crm/drawings/icons/contact-icons";
import { paths } from "../../paths.ts";
import { Heading } from "../../ui/heading.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { copy } from "./copy.ts";

const linkClass =
  "inline-flex min-h-11 items-center gap-3 rounded-sm font-semibold break-all hover:text-green";

/** Who answers for personal data, by mail and phone. */
export function PersonContact({ text }: { text: string }) {
  const { email, phone } = grievanceContact;
  const { title, subject, policy } = copy.contact;
  return (
    <section>
      <Heading size="card">{title}</Heading>
      <p className="mt-3">{text}</p>
      <ul className="mt-3 grid">
        <li>
          <a href={mailLink(email, subject)} className={linkClass}>
            <MailIcon className="size-5 text-green" />
            {email}
          </a>
        </li>
        <li>
          <a href={phoneLink(phone)} className={linkClass}>
            <PhoneIcon className="size-5 text-green" />
            {phone}
          </a>
        </li>
      </ul>
      <TextLink to={paths.privacy} className="inline-flex min-h-11 items-center">
        {policy}
      </TextLink>
    </section>
  );
}
