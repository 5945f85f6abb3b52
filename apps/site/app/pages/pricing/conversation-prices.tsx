import { formatRupees } from "@crm/contract/pricing/money";
import { type ConversationCategory, conversationPrices } from "@crm/whatsapp/prices";
import { Bubble } from "../../ui/bubble.tsx";
import { Heading, Lede } from "../../ui/heading.tsx";
import { Section } from "../../ui/section.tsx";
import { OutsideLink } from "../../ui/text-link.tsx";
import { copy } from "./copy.ts";

const categories = Object.keys(conversationPrices) as ConversationCategory[];

/** The four kinds of WhatsApp conversation, each shown as a message with its price. */
export function ConversationPrices() {
  const { title, lede, tax, markup, kinds, unit, free, today } = copy.conversations;
  return (
    <Section surface="ink" labelledBy="conversations">
      <Heading id="conversations">{title}</Heading>
      <Lede className="mt-4 text-white/85!">
        {lede} {tax} {markup}
      </Lede>
      <ul className="mt-10 grid gap-x-8 gap-y-10 wide:mt-14 wide:grid-cols-2 broad:grid-cols-4">
        {categories.map((category) => {
          const { title: name, text, example } = kinds[category];
          const price = conversationPrices[category];
          return (
            <li key={category} className="flex flex-col">
              <div className="flex flex-col broad:min-h-24 broad:justify-end">
                <Bubble side={category === "service" ? "in" : "out"} className="self-start">
                  {example}
                </Bubble>
              </div>
              <div className="mt-5 border-t border-white/25 pt-4">
                <Heading as="h3" size="card">
                  {name}
                </Heading>
                <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
                  <span className="text-section font-heavy text-gold figures">
                    {price === 0 ? free : formatRupees(price)}
                  </span>
                  {price > 0 && <span className="text-fine text-white/85">{unit}</span>}
                </p>
                <p className="mt-1.5 text-small text-white/85">{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
      <div className="mt-12 max-w-text rounded-card bg-white/8 px-5 py-4 text-small text-white/90">
        <h3 className="text-small font-semibold tracking-normal text-white">{today.title}</h3>
        <p className="mt-1">{today.text}</p>
        <p className="mt-2 text-fine">
          {today.sourcesTitle}{" "}
          {today.sources.map(({ label, href }, index) => (
            <span key={href}>
              {index > 0 && ", "}
              <OutsideLink href={href} className="underline underline-offset-4 hover:text-gold">
                {label}
              </OutsideLink>
            </span>
          ))}
          .
        </p>
      </div>
    </Section>
  );
}
