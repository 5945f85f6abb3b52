import { Container } from "../../ui/container.tsx";
import { copy } from "./copy.ts";

/** Four figures that buyers look for first. */
export function FactsStrip() {
  return (
    <section aria-label="At a glance" className="border-y border-line bg-sand">
      <Container>
        <ul className="grid grid-cols-2 desk:grid-cols-4">
          {copy.facts.map(({ figure, text }) => (
            <li
              key={text}
              className="border-line py-6 pr-3 max-desk:even:border-l max-desk:even:pl-4 max-desk:nth-[n+3]:border-t desk:border-l desk:px-7 desk:py-8 desk:first:border-l-0 desk:first:pl-0"
            >
              <strong className="figures block text-[clamp(1.875rem,1.5rem+1.4vw,2.375rem)] leading-none font-bold">
                {figure}
              </strong>
              <span className="mt-2 block text-small leading-[1.4] text-soft">{text}</span>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
