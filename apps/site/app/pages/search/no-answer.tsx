import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { NoAnswerBubble } from "../../search/no-answer-bubble.tsx";
import { Heading } from "../../ui/heading.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { copy } from "./copy.ts";

/** Shown when nothing was found: what to try, and how to contact us. */
export function NoAnswer() {
  return (
    <>
      <NoAnswerBubble>
        <p className="mt-3 text-small">
          {copy.stuck} <TextLink to={paths.contact}>{copy.contact}</TextLink>
        </p>
      </NoAnswerBubble>
      <div className="mt-10">
        <Places />
      </div>
    </>
  );
}

/** Pages to read without a search. */
export function Places() {
  return (
    <section aria-labelledby="places">
      <Heading id="places" size="card">
        {copy.browse}
      </Heading>
      <ul className="mt-4 grid gap-4 wide:grid-cols-3">
        {copy.places.map(({ name, path, text }) => (
          <li key={path} className="relative rounded-card border border-line bg-white p-5 lift">
            <Link to={path} className="font-semibold after:absolute after:inset-0">
              {name}
            </Link>
            <p className="mt-1 text-small text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
