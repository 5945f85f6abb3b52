import type { CardsSection } from "../../../content/landing/landing-copy.ts";
import { Arrow } from "../../../ui/arrow.tsx";
import { joinClasses } from "../../../ui/classes.ts";
import { Heading } from "../../../ui/heading.tsx";
import { Section } from "../../../ui/section.tsx";
import { SectionNote } from "./section-note.tsx";
import { SectionTitle } from "./section-title.tsx";

/** The cards' colours, in turn. */
const tints = ["bg-leaf", "bg-gold-soft", "border border-line bg-white"];

/** Cards side by side; a card with an address is one link. */
export function CardsView({
  id,
  section: { title, lede, cards, note, surface = "paper" },
}: {
  id: string;
  section: CardsSection;
}) {
  const isPairs = cards.length % 3 !== 0 && cards.length % 2 === 0;
  return (
    <Section labelledBy={id} surface={surface}>
      <SectionTitle id={id} title={title} lede={lede} />
      <ul
        className={joinClasses(
          "mt-8 grid grid-cols-1 gap-4 wide:mt-12 wide:grid-cols-2 wide:gap-5",
          !isPairs && "desk:grid-cols-3",
        )}
      >
        {cards.map((card, index) => (
          <li
            key={card.title}
            className={joinClasses(
              "group rounded-panel p-6 wide:p-8",
              tints[index % tints.length],
              card.to && "relative lift",
            )}
          >
            <Heading as="h3" size="card">
              {card.to ? (
                <a href={card.to} className="card-link flex items-baseline justify-between gap-4">
                  {card.title}
                  <Arrow className="shrink-0" />
                </a>
              ) : (
                card.title
              )}
            </Heading>
            <p className="mt-2.5 text-small">{card.text}</p>
          </li>
        ))}
      </ul>
      <SectionNote note={note} className="mt-8" />
    </Section>
  );
}
