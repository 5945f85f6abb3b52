import { Container } from "./container.tsx";

/** Four figures that buyers look for first, across the page. */
export function FactsStrip({
  label,
  facts,
}: {
  /** For screen readers. */
  label: string;
  facts: readonly { figure: string; text: string }[];
}) {
  return (
    <section aria-label={label} className="border-y border-line bg-sand">
      <Container>
        <ul className="grid grid-cols-2 desk:grid-cols-4">
          {facts.map(({ figure, text }) => (
            <li
              key={text}
              className="border-line py-6 pe-3 max-desk:even:border-s max-desk:even:ps-4 max-desk:nth-[n+3]:border-t desk:border-s desk:px-7 desk:py-8 desk:first:border-s-0 desk:first:ps-0"
            >
              <strong className="figures block text-fact leading-none font-bold">{figure}</strong>
              <span className="mt-2 block text-small leading-bubble text-soft">{text}</span>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
