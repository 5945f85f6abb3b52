import { ChatIcon } from "@crm/drawings/icons/contact-icons";
import type { IconProps } from "@crm/drawings/icons/icon";
import {
  BroadcastIcon,
  FetchIcon,
  LeadsIcon,
  OrderIcon,
  QuotationIcon,
  TeamIcon,
  WorkflowIcon,
} from "@crm/drawings/icons/module-icons";
import type { ComponentType } from "react";
import { Heading, Lede } from "../../../ui/heading.tsx";
import { Section } from "../../../ui/section.tsx";
import { copy, type FeatureName, featureNames } from "./copy.ts";
import { FeaturePanel } from "./feature-panel.tsx";
import { FeatureTab } from "./feature-tab.tsx";

const icons: Record<FeatureName, ComponentType<IconProps>> = {
  leads: LeadsIcon,
  chat: ChatIcon,
  broadcast: BroadcastIcon,
  quotations: QuotationIcon,
  workflow: WorkflowIcon,
  fetching: FetchIcon,
  orders: OrderIcon,
  team: TeamIcon,
};

/** The core features: eight tabs, each with a short text and its screen. */
export function Features() {
  return (
    <Section id="features" surface="sand" labelledBy="features-title">
      <div className="grid grid-cols-1 items-end gap-x-16 gap-y-4 desk:grid-cols-7-4">
        <Heading id="features-title" className="max-w-headline">
          {copy.title}
        </Heading>
        <Lede className="desk:pb-1.5">{copy.lede}</Lede>
      </div>
      <div className="features mt-8 wide:mt-12">
        {/* The panels are outside: container width queries fail inside a fieldset in Chromium. */}
        <fieldset className="min-w-0">
          <legend className="sr-only">{copy.legend}</legend>
          <div className="feature-tabs -mx-5 flex gap-2 px-5 py-1.5 wide:-mx-6 wide:px-6 desk:mx-0 desk:grid desk:grid-cols-[repeat(auto-fit,minmax(6.25rem,1fr))] desk:gap-1.5 desk:overflow-visible desk:px-0">
            {featureNames.map((name, index) => (
              <FeatureTab
                key={name}
                icon={icons[name]}
                label={copy.features[name].tab}
                first={index === 0}
              />
            ))}
          </div>
        </fieldset>
        <div className="feature-panels mt-8 desk:mt-12">
          {featureNames.map((name) => (
            <FeaturePanel key={name} name={name} />
          ))}
        </div>
      </div>
    </Section>
  );
}
