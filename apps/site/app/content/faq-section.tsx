import { paths } from "../paths.ts";
import { Accordion, AccordionItem } from "../ui/accordion.tsx";
import { Bubble } from "../ui/bubble.tsx";
import { Heading } from "../ui/heading.tsx";
import { Section } from "../ui/section.tsx";
import { TextLink } from "../ui/text-link.tsx";
import { askUs, type FaqEntry } from "./faq.ts";

/** Questions that open in place, one at a time; the first one is open. */
export function FaqSection({ title, entries }: { title: string; entries: readonly FaqEntry[] }) {
  return (
    <Section id="faq" labelledBy="faq-title">
      <div className="grid gap-x-16 gap-y-8 desk:grid-cols-1-2">
        <div className="desk:sticky desk:top-8 desk:self-start">
          <Heading id="faq-title" size="section">
            {title}
          </Heading>
          <div className="mt-6 flex max-w-80 flex-col gap-2.5">
            <Bubble as="p" className="border border-line text-small!">
              {askUs.question}
            </Bubble>
            <Bubble as="p" side="out" className="text-small!">
              {askUs.before} <TextLink to={paths.contact}>{askUs.link}</TextLink>
            </Bubble>
          </div>
        </div>
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
