import {
  AffordableIcon,
  CentralIcon,
  ConversionIcon,
  SaveTimeIcon,
  ScaleIcon,
} from "@crm/drawings/icons/benefit-icons";
import type { IconProps } from "@crm/drawings/icons/icon";
import { Thread } from "@crm/drawings/kit/thread";
import type { ComponentType } from "react";
import { Bubble } from "../../../ui/bubble.tsx";
import { Heading, Lede } from "../../../ui/heading.tsx";
import { Section } from "../../../ui/section.tsx";
import { copy } from "./copy.ts";

const { title, lede, list } = copy.benefits;

const icons: Record<(typeof list)[number]["name"], ComponentType<IconProps>> = {
  saveTime: SaveTimeIcon,
  affordable: AffordableIcon,
  conversion: ConversionIcon,
  central: CentralIcon,
  scale: ScaleIcon,
};

/** The five benefits: what a buyer may say today, and what changes with the product. */
export function Benefits() {
  return (
    <Section id="benefits" surface="sand" labelledBy="benefits-title">
      <div className="grid grid-cols-1 gap-x-16 gap-y-10 broad:grid-cols-4-9">
        <div className="broad:sticky broad:top-12 broad:self-start">
          <Heading id="benefits-title" className="max-w-headline">
            {title}
          </Heading>
          <Lede className="mt-4">{lede}</Lede>
        </div>
        <ul className="grid grid-cols-1 gap-10 wide:gap-8">
          {list.map((benefit) => (
            <Benefit key={benefit.name} {...benefit} />
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Benefit({ name, said, title, text }: (typeof list)[number]) {
  const BenefitIcon = icons[name];
  return (
    <li className="relative grid grid-cols-1 items-center wide:grid-cols-exchange">
      <Bubble as="p" className="px-5! py-3.5! text-body! wide:max-w-full!">
        “{said}”
      </Bubble>
      <Thread
        width={100}
        height={40}
        d="M4 30C50 30 50 10 96 10"
        stretch
        className="hidden h-8 w-full wide:block"
      />
      <div className="mt-4 ms-6 flex gap-4 border-s-thread border-dotted border-gold ps-5 wide:mt-0 wide:ms-0 wide:border-0 wide:ps-0">
        <span className="grid size-12 shrink-0 place-items-center rounded-card rounded-ee-tail bg-leaf text-green">
          <BenefitIcon className="size-7" />
        </span>
        <div className="min-w-0">
          <Heading as="h3" size="card">
            {title}
          </Heading>
          <p className="mt-1.5 text-small text-soft">{text}</p>
        </div>
      </div>
    </li>
  );
}
