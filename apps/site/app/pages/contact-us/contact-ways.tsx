import { brand } from "@crm/brand";
import type { ComponentType, ReactNode } from "react";
import {
  ChatIcon,
  ClockIcon,
  HeadsetIcon,
  MailIcon,
  PhoneIcon,
} from "../../illustrations/icons/contact-icons.tsx";
import type { IconProps } from "../../illustrations/icons/icon.tsx";
import { SearchIcon } from "../../illustrations/icons/ui-icons.tsx";
import { paths } from "../../paths.ts";
import { joinClasses } from "../../ui/classes.ts";
import { Heading } from "../../ui/heading.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { copy } from "./copy.ts";

const { sales, support, chat } = copy.ways;

/** Sales and support, as the two sides of a talk: one large bubble each. */
export function ContactWays() {
  return (
    <ul className="grid gap-5">
      <Way way={sales} Icon={ChatIcon} className="rounded-tl-[6px] bg-white wide:mr-14">
        <Contact
          icon={<ChatIcon className="size-5 text-green" />}
          text={chat}
          href={whatsappLink}
        />
      </Way>
      <Way way={support} Icon={HeadsetIcon} className="rounded-tr-[6px] bg-leaf wide:ml-14">
        <span className="inline-flex min-h-11 items-center gap-2.5">
          <SearchIcon className="size-5 text-green" />
          <TextLink to={paths.helpCenter} className="text-small">
            {support.help}
          </TextLink>
        </span>
      </Way>
    </ul>
  );
}

const whatsappLink = `https://wa.me/${brand.contacts.whatsappNumber}`;

function Way({
  way,
  Icon,
  className,
  children,
}: {
  way: typeof sales | typeof support;
  Icon: ComponentType<IconProps>;
  className: string;
  children: ReactNode;
}) {
  return (
    <li className={joinClasses("rounded-panel p-6 wide:p-8", className)}>
      <div className="flex items-center gap-3.5">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-deep text-white">
          <Icon className="size-6" />
        </span>
        <Heading size="card">{way.title}</Heading>
      </div>
      <p className="mt-3 text-small text-soft">{way.text}</p>
      <p className="mt-4 flex items-center gap-2.5 text-small font-semibold">
        <ClockIcon className="size-5 text-green" />
        <span>
          {way.hours}, <span className="font-normal">{way.promise}</span>
        </span>
      </p>
      <div className="mt-2 flex flex-wrap gap-x-7">
        <Contact
          icon={<PhoneIcon className="size-5 text-green" />}
          text={way.phone}
          href={`tel:${way.phone.replaceAll(" ", "")}`}
        />
        <Contact
          icon={<MailIcon className="size-5 text-green" />}
          text={way.email}
          href={`mailto:${way.email}`}
        />
        {children}
      </div>
    </li>
  );
}

function Contact({ icon, text, href }: { icon: ReactNode; text: string; href: string }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center gap-2.5 rounded-field font-medium text-small transition-colors hover:text-green"
    >
      {icon}
      {text}
    </a>
  );
}
