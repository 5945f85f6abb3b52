import { Thread } from "@crm/drawings/kit/thread";
import type { ExchangesSection } from "../../../content/landing/landing-copy.ts";
import { Bubble } from "../../../ui/bubble.tsx";
import { Heading } from "../../../ui/heading.tsx";
import { Section } from "../../../ui/section.tsx";
import { SectionNote } from "./section-note.tsx";
import { SectionTitle } from "./section-title.tsx";

/** What somebody says today in a bubble, and the answer to it on the same thread. */
export function ExchangesView({
  id,
  section: { title, lede, exchanges, note, surface = "paper" },
}: {
  id: string;
  section: ExchangesSection;
}) {
  return (
    <Section labelledBy={id} surface={surface}>
      <SectionTitle id={id} title={title} lede={lede} />
      <ul className="mt-8 grid grid-cols-1 gap-10 wide:mt-12 wide:gap-8">
        {exchanges.map(({ said, title: name, text }) => (
          <li key={name} className="relative grid grid-cols-1 items-center wide:grid-cols-exchange">
            <Bubble
              as="p"
              className="border border-line px-5! py-3.5! text-body! wide:max-w-full! wide:justify-self-end"
            >
              “{said}”
            </Bubble>
            <Thread
              width={100}
              height={40}
              d="M4 30C50 30 50 10 96 10"
              stretch
              className="hidden h-8 w-full wide:block"
            />
            <div className="mt-4 ms-6 min-w-0 border-s-thread border-dotted border-gold ps-5 wide:ms-0 wide:mt-0 wide:border-0 wide:ps-0">
              <Heading as="h3" size="card">
                {name}
              </Heading>
              <p className="mt-1.5 max-w-text text-small text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <SectionNote note={note} className="mt-10" />
    </Section>
  );
}
