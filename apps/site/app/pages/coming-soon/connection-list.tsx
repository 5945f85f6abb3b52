import { contactAboutTopic } from "../../navigation/contact-address.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Heading, Lede } from "../../ui/heading.tsx";
import { Section } from "../../ui/section.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { connections } from "./connections.ts";
import { directory } from "./copy.ts";

/** What connects today: what it brings, what one needs, and its tutorial. */
export function ConnectionList() {
  return (
    <Section surface="sand" labelledBy="connections">
      <Heading id="connections">{directory.title}</Heading>
      <Lede className="mt-4">{directory.lede}</Lede>
      <ul className="mt-8 grid grid-cols-1 gap-5 wide:mt-12 wide:grid-cols-2 desk:grid-cols-3">
        {connections.map(({ name, brings, needs, note, tutorial, more }) => (
          <li
            key={name}
            className="flex flex-col rounded-card border border-line bg-white p-6 wide:p-7"
          >
            <Heading as="h3" size="card">
              {name}
            </Heading>
            <p className="mt-2">{brings}</p>
            <p className="mt-4 text-fine font-semibold">{directory.needs}</p>
            <ul className="mt-1 grid list-disc gap-1 ps-5 text-small text-soft">
              {needs.map((need) => (
                <li key={need}>{need}</li>
              ))}
            </ul>
            {note && <p className="mt-3 text-fine text-soft">{note}</p>}
            <p className="mt-auto flex flex-wrap gap-x-6 pt-5 text-small">
              <TextLink to={tutorial} className="inline-flex min-h-11 items-center">
                {directory.tutorial}
                <span className="sr-only">: {name}</span>
              </TextLink>
              {more && (
                <TextLink to={more} className="inline-flex min-h-11 items-center">
                  {directory.more}
                  <span className="sr-only">: {name}</span>
                </TextLink>
              )}
            </p>
          </li>
        ))}
      </ul>
      <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-4">
        <p className="max-w-text">{directory.missing}</p>
        <ButtonLink to={contactAboutTopic("integration")} look="quiet">
          {directory.ask}
        </ButtonLink>
      </div>
    </Section>
  );
}
