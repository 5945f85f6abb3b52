import packages from "virtual:third-party-licences";
import { Container } from "../../ui/container.tsx";
import { Heading, Lede } from "../../ui/heading.tsx";
import { textLinkClass } from "../../ui/text-link.tsx";
import { copy } from "./copy.ts";
import { groupByLicence } from "./licence-groups.ts";

const groups = groupByLicence(packages);

/** Every package that is shipped, under its licence. */
export default function LicenceList() {
  return (
    <Container className="pt-10 pb-20 wide:pt-16 wide:pb-28">
      <Heading as="h1" size="title">
        {copy.title}
      </Heading>
      <Lede className="mt-5">{copy.lede}</Lede>
      {groups.map(({ licence, text, packages: members }) => (
        <section key={text} className="mt-14 border-t border-line pt-8">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6">
            <Heading size="section">{licence}</Heading>
            <p className="text-small text-soft">{copy.packages(members.length)}</p>
          </div>
          <ul className="mt-5 gap-x-10 wide:columns-2 broad:columns-3">
            {members.map(({ name, version, owners }) => (
              <li key={`${name} ${version}`} className="mb-4 break-inside-avoid">
                <p className="text-small font-semibold break-words">
                  {name} <span className="font-normal text-soft tabular">{version}</span>
                </p>
                {owners.map((owner) => (
                  <p key={owner} className="text-fine break-words text-soft">
                    {owner}
                  </p>
                ))}
              </li>
            ))}
          </ul>
          <details className="mt-2">
            <summary className={`inline-flex min-h-11 items-center ${textLinkClass}`}>
              {copy.read(licence)}
            </summary>
            <div className="mt-3 max-w-[80ch] rounded-card border border-line bg-white p-5 text-fine whitespace-pre-wrap">
              {text}
            </div>
          </details>
        </section>
      ))}
    </Container>
  );
}
