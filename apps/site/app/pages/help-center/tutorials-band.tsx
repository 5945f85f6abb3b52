import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { Container } from "../../ui/container.tsx";
import { Heading } from "../../ui/heading.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { copy } from "./copy.ts";

const { title, text, all, first } = copy.tutorials;

/** A link from the questions to the tutorials, with those that most shops need first. */
export function TutorialsBand() {
  return (
    <section aria-labelledby="tutorials" className="pb-14 wide:pb-20">
      <Container>
        <div className="grid items-start gap-x-14 gap-y-7 rounded-panel bg-leaf p-6 wide:p-10 desk:grid-cols-5-7">
          <div>
            <Heading id="tutorials" size="section">
              {title}
            </Heading>
            <p className="mt-3">{text}</p>
            <p className="mt-4">
              <TextLink to={paths.tutorials}>{all}</TextLink>
            </p>
          </div>
          <ul className="grid gap-3 wide:grid-cols-2">
            {first.map(({ label, to }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="flex h-full min-h-16 items-center rounded-card bg-white px-5 py-3.5 font-semibold transition-colors hover:text-green"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}
