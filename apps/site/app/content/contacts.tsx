import { brand, mailLink, phoneLink, whatsappLink } from "@crm/brand";
import { ChatIcon, MailIcon, PhoneIcon } from "@crm/drawings/icons/contact-icons";
import { joinClasses } from "../ui/classes.ts";

const { salesPhone, salesEmail } = brand.contacts;

const ways = [
  { Icon: PhoneIcon, text: salesPhone, href: phoneLink(salesPhone) },
  { Icon: MailIcon, text: salesEmail, href: mailLink(salesEmail) },
  { Icon: ChatIcon, text: "Chat on WhatsApp", href: whatsappLink },
];

/** How to reach sales, without a script or form. */
export function Contacts({ id, className }: { id?: string; className?: string }) {
  return (
    <ul id={id} className={joinClasses("grid gap-1", className)}>
      {ways.map(({ Icon, text, href }) => (
        <li key={href}>
          <a
            href={href}
            className="inline-flex min-h-11 items-center gap-3 rounded-field font-medium transition-colors hover:text-green"
          >
            <Icon className="size-5 text-green" />
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
