import { ArrowRightIcon } from "@crm/drawings/icons/ui-icons";
import type { ReactNode } from "react";
import { joinClasses } from "../../../ui/classes.ts";
import { Heading } from "../../../ui/heading.tsx";
import { Section } from "../../../ui/section.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { LaterDrawing } from "../later-drawing.tsx";
import { copy } from "./copy.ts";

const { title, watch, price, safety } = copy.why;

/** The three reasons, each on a card of its own size. */
export function WhyChoose() {
  return (
    <Section id="why-choose" labelledBy="why-title">
      <Heading id="why-title">{title}</Heading>
      <div className="mt-8 grid gap-4 grid-cols-1 wide:mt-12 wide:grid-cols-2 wide:gap-5 desk:grid-cols-7-5">
        <Sheet className="flex flex-col overflow-hidden bg-leaf pb-0! wide:max-desk:col-span-2 desk:row-span-2">
          <Heading as="h3" size="section">
            {watch.title}
          </Heading>
          <p className="mt-3 max-w-aside">{watch.text}</p>
          <div className="mt-7 h-104 desk:h-0 desk:min-h-100 desk:grow">
            <LaterDrawing drawing="dashboard" />
          </div>
        </Sheet>
        <Sheet className="bg-gold-soft">
          <Heading as="h3" size="section">
            {price.title}
          </Heading>
          <p className="mt-6 flex flex-wrap items-end gap-x-3 gap-y-1">
            <strong className="figures text-giant leading-[0.9] font-heavy">{price.figure}</strong>
            <span className="max-w-[11em] text-small leading-snug">{price.unit}</span>
          </p>
          <More {...price.more} />
        </Sheet>
        <Sheet className="flex flex-wrap items-center gap-4 border border-line bg-white">
          <div className="grow basis-48">
            <Heading as="h3" size="section">
              {safety.title}
            </Heading>
            <p className="mt-3">{safety.text}</p>
            <More {...safety.more} />
          </div>
          {/* It has a width of its own: a still gets its size from its container, not from its
              drawing. */}
          <div className="w-40 shrink-0 max-broad:hidden">
            <LaterDrawing drawing="safety" placeholder="aspect-3/2 w-full" />
          </div>
        </Sheet>
      </div>
    </Section>
  );
}

function Sheet({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div className={joinClasses("min-w-0 rounded-panel p-6 wide:p-9", className)}>{children}</div>
  );
}

function More({ text, to }: { text: string; to: string }) {
  return (
    <TextLink to={to} className="mt-3 inline-flex min-h-11 items-center gap-2">
      {text}
      <ArrowRightIcon className="size-5" />
    </TextLink>
  );
}
