import type { IconProps } from "@crm/drawings/icons/icon";
import {
  DigitalMarketingIcon,
  EducationIcon,
  FinanceIcon,
  ManufacturingIcon,
  OtherIndustriesIcon,
  TravelIcon,
} from "@crm/drawings/icons/industry-icons";
import type { ComponentType } from "react";
import { Link } from "react-router";
import { Heading, Lede } from "../../../ui/heading.tsx";
import { Section } from "../../../ui/section.tsx";
import { copy } from "./copy.ts";
import { StageThread } from "./stage-thread.tsx";

const { title, lede, asked, stages, list } = copy;

const icons: Record<(typeof list)[number]["name"], ComponentType<IconProps>> = {
  marketing: DigitalMarketingIcon,
  travels: TravelIcon,
  education: EducationIcon,
  finance: FinanceIcon,
  manufacturing: ManufacturingIcon,
  others: OtherIndustriesIcon,
};

/** The six industries, each with a link to its page, a customer's question and its own pipeline. */
export function Industries() {
  return (
    <Section id="industries" surface="sand" labelledBy="industries-title">
      <Heading id="industries-title" className="max-w-headline">
        {title}
      </Heading>
      <Lede className="mt-4">{lede}</Lede>
      <ul className="mt-8 border-b border-line wide:mt-12">
        {list.map(({ name, ...industry }) => {
          const IndustryIcon = icons[name];
          return (
            <li
              key={name}
              className="grid grid-cols-1 items-center gap-x-10 gap-y-4 border-t border-line py-6 wide:grid-cols-2 desk:grid-cols-4-5-6"
            >
              <Heading as="h3" size="section" className="flex items-center gap-4">
                <IndustryIcon className="size-9 text-green" />
                <Link
                  to={industry.to}
                  className="inline-flex min-h-11 items-center transition-colors hover:text-green hover:underline"
                >
                  {industry.title}
                </Link>
              </Heading>
              <p className="w-fit rounded-card rounded-ss-tail bg-white px-4 py-2.5 text-small leading-bubble">
                <span className="sr-only">{asked}: </span>“{industry.asked}”
              </p>
              <div className="wide:max-desk:col-start-2 wide:max-desk:row-span-2 wide:max-desk:row-start-1">
                <StageThread label={stages} stages={industry.stages} />
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
