import { CheckIcon } from "@crm/drawings/icons/ui-icons";
import type { ReactNode } from "react";
import { DialogButton } from "../../dialogs/dialog-button.tsx";
import { dialogIds } from "../../dialogs/dialog-ids.ts";
import { contactAboutTopic } from "../../navigation/contact-address.ts";
import { Badge } from "../../ui/badge.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Container } from "../../ui/container.tsx";
import { Heading, Lede } from "../../ui/heading.tsx";
import { type Announcement, shared } from "./copy.ts";

/** 'Coming Soon!': what is being made, a preview, and what works today. */
export function ComingSoon({
  announcement: { topic, text, meanwhile, action },
  children,
}: {
  announcement: Announcement;
  /** The picture beside the text. */
  children: ReactNode;
}) {
  return (
    <Container className="grid items-start gap-x-16 gap-y-12 pt-8 pb-20 wide:pt-14 wide:pb-28 desk:grid-cols-2">
      <div>
        <Badge look="gold" className="px-3.5! py-1! text-small!">
          {topic}
        </Badge>
        <Heading as="h1" size="display" className="mt-4">
          {shared.title}
        </Heading>
        <Lede className="mt-5">{text}</Lede>
        <Heading size="card" className="mt-9">
          {meanwhile.title}
        </Heading>
        <ul className="mt-3 grid gap-2">
          {meanwhile.points.map((point) => (
            <li key={point} className="flex gap-2.5">
              <CheckIcon className="mt-0.5 size-5 text-green" />
              {point}
            </li>
          ))}
        </ul>
        <div className="mt-8 flex flex-wrap gap-3">
          <DialogButton opens={dialogIds.bookDemo}>{shared.action}</DialogButton>
          <ButtonLink to={contactAboutTopic(action.topic)} look="quiet">
            {action.text}
          </ButtonLink>
        </div>
      </div>
      {children}
    </Container>
  );
}
