import { mailLink, phoneLink } from "@crm/brand";
import { ClockIcon, MailIcon, PhoneIcon } from "@crm/drawings/icons/contact-icons";
import type { IconProps } from "@crm/drawings/icons/icon";
import type { ComponentType, ReactNode } from "react";
import { joinClasses } from "../ui/classes.ts";
import { Heading } from "../ui/heading.tsx";
import type { Team } from "./teams.ts";

const sides = {
  in: "rounded-ss-tail-lg border border-line bg-white",
  out: "rounded-se-tail-lg bg-leaf",
} as const;

/** A team as one side of a conversation: a large bubble with its hours and contacts. */
export function TeamCard({
  team,
  side,
  Icon,
  className,
  children,
}: {
  team: Team;
  side: keyof typeof sides;
  Icon: ComponentType<IconProps>;
  className?: string;
  /** An additional contact after phone and e-mail. */
  children?: ReactNode;
}) {
  return (
    <li className={joinClasses("rounded-panel p-6 wide:p-8", sides[side], className)}>
      <div className="flex items-center gap-3.5">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-deep text-white">
          <Icon className="size-6" />
        </span>
        <Heading size="card">{team.title}</Heading>
      </div>
      <p className="mt-3 text-small text-soft">{team.text}</p>
      <p className="mt-4 flex gap-2.5 text-small font-semibold">
        <ClockIcon className="mt-0.5 size-5 text-green" />
        <span>
          <span className="inline-block">{team.hours},</span>{" "}
          <span className="font-normal">{team.promise}</span>
        </span>
      </p>
      <div className="mt-2 flex flex-wrap gap-x-7">
        <ContactLink Icon={PhoneIcon} href={phoneLink(team.phone)}>
          {team.phone}
        </ContactLink>
        <ContactLink Icon={MailIcon} href={mailLink(team.email)}>
          {team.email}
        </ContactLink>
        {children}
      </div>
    </li>
  );
}

/** A contact link that opens another program: phone, mail, WhatsApp. */
export function ContactLink({
  Icon,
  href,
  children,
}: {
  Icon: ComponentType<IconProps>;
  href: string;
  children: string;
}) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center gap-2.5 rounded-field text-small font-medium wrap-anywhere transition-colors hover:text-green"
    >
      <Icon className="size-5 text-green" />
      {children}
    </a>
  );
}
