import { planIncludes } from "@crm/contract/pricing/plans";
import { AffordableIcon } from "@crm/drawings/icons/benefit-icons";
import { ChatIcon } from "@crm/drawings/icons/contact-icons";
import type { IconProps } from "@crm/drawings/icons/icon";
import { OtherIndustriesIcon } from "@crm/drawings/icons/industry-icons";
import {
  ContactsIcon,
  FetchIcon,
  LeadsIcon,
  OrderIcon,
  PipelineIcon,
  QuotationIcon,
  TeamIcon,
  WorkflowIcon,
} from "@crm/drawings/icons/module-icons";
import type { ComponentType } from "react";
import { DialogButton } from "../../dialogs/dialog-button.tsx";
import { dialogIds } from "../../dialogs/dialog-ids.ts";
import { Heading, Lede } from "../../ui/heading.tsx";
import { Section } from "../../ui/section.tsx";
import { copy } from "./copy.ts";

const { contents } = copy;

const icons: Record<(typeof planIncludes)[number], ComponentType<IconProps>> = {
  team: TeamIcon,
  lead: LeadsIcon,
  pipeline: PipelineIcon,
  "product/service": AffordableIcon,
  quotation: QuotationIcon,
  "data management": ContactsIcon,
  "WhatsApp Business API": ChatIcon,
  "workflow automation": WorkflowIcon,
  "e-commerce order notification": OrderIcon,
  "auto-fetch leads": FetchIcon,
  "marketplace integration": OtherIndustriesIcon,
};

/**
 * What all plans include, in the specification's order, with a call to action in the last place.
 */
export function PlanContents() {
  return (
    <Section labelledBy="contents">
      <Heading id="contents">{contents.title}</Heading>
      <Lede className="mt-4">{contents.lede}</Lede>
      <ul className="mt-10 grid gap-x-10 border-line wide:mt-14 wide:grid-cols-2 broad:grid-cols-3">
        {planIncludes.map((part) => {
          const Icon = icons[part];
          const { title, text } = contents.items[part];
          return (
            <li key={part} className="flex gap-4 border-t border-line py-6">
              <Icon className="mt-0.5 size-7 text-green" />
              <div>
                <Heading as="h3" size="card">
                  {title}
                </Heading>
                <p className="mt-1.5 text-small text-soft">{text}</p>
              </div>
            </li>
          );
        })}
        <li className="flex flex-wrap items-center justify-between gap-4 border-t border-line py-6">
          <p className="text-small">{contents.invitation.text}</p>
          <DialogButton opens={dialogIds.bookDemo} size="small">
            {contents.invitation.action}
          </DialogButton>
        </li>
      </ul>
    </Section>
  );
}
