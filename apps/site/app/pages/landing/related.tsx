import type { LandingCopy } from "../../content/landing/landing-copy.ts";
import { TutorialCards } from "../../content/tutorials/tutorial-cards.tsx";
import { findTutorial } from "../../content/tutorials/tutorials.ts";
import { Arrow } from "../../ui/arrow.tsx";
import { Heading } from "../../ui/heading.tsx";
import { Section } from "../../ui/section.tsx";

/** Tutorials as cards, and other pages as a list. */
export function Related({
  related: { title, tutorials, pages },
}: {
  related: LandingCopy["related"];
}) {
  return (
    <Section surface="sand" labelledBy="related">
      <Heading id="related" size="section">
        {title}
      </Heading>
      <div className="mt-8 grid grid-cols-1 items-start gap-x-12 gap-y-10 broad:grid-cols-7-5">
        {tutorials.length > 0 && <TutorialCards tutorials={tutorials.map(findTutorial)} />}
        <ul className="border-b border-line">
          {pages.map(({ title: name, text, to }) => (
            <li key={to} className="group relative border-t border-line py-5 pe-10">
              <h3 className="text-card tracking-card">
                <a href={to} className="card-link transition-colors group-hover:text-green">
                  {name}
                </a>
              </h3>
              <p className="mt-1 max-w-text text-small text-soft">{text}</p>
              <Arrow className="absolute top-1/2 inset-e-2 -translate-y-1/2" />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
