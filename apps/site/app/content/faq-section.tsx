import { Accordion, AccordionItem } from "../ui/accordion.tsx";
import { Heading } from "../ui/heading.tsx";
import { Section } from "../ui/section.tsx";
import type { FaqEntry } from "./faq.ts";

/** Questions that open in place, one at a time; the first one stands open. */
export function FaqSection({ title, entries }: { title: string; entries: readonly FaqEntry[] }) {
  return (
    <Section id="faq" labelledBy="faq-title">
      <div className="grid gap-x-16 gap-y-8 desk:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <Heading id="faq-title" size="section">
          {title}
        </Heading>
        <Accordion>
          {entries.map(({ question, answer }, index) => (
            <AccordionItem key={question} group="faq" open={index === 0} question={question}>
              {answer.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </AccordionItem>
          ))}
        </Accordion>
      </div>
    </Section>
  );
}
