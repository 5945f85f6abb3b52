import { InsideLink } from "../../search/inside-link.tsx";
import { NoAnswerBubble } from "../../search/no-answer-bubble.tsx";
import type { TitleEntry } from "../../search/title-entry.ts";
import { TitleWithMatches } from "../../search/title-with-matches.tsx";
import { Container } from "../../ui/container.tsx";
import { Heading } from "../../ui/heading.tsx";
import { copy } from "./copy.ts";
import { FoundArticleLink } from "./found-article-link.tsx";

/** The titles that match a search sent as a form. */
export function SearchResults({
  term,
  entries,
  count,
  isInsideOffered,
  hasFailed,
}: {
  term: string;
  entries: readonly TitleEntry[];
  /** Total number of matches. */
  count: number;
  /** Whether the search inside articles is offered. */
  isInsideOffered: boolean;
  /** Nothing was found in a list that may be incomplete. */
  hasFailed: boolean;
}) {
  return (
    <section aria-labelledby="found" className="pb-14 wide:pb-20">
      <Container>
        <Heading id="found" size="section">
          {copy.found}
        </Heading>
        {entries.length === 0 ? (
          <NoAnswerBubble className="mt-6" hasFailed={hasFailed} />
        ) : (
          <ul className="mt-4 grid gap-x-10 wide:grid-cols-2">
            {entries.map((entry) => (
              <li
                key={`${entry.category?.slug}/${entry.article.slug}`}
                className="border-b border-line py-4"
              >
                <FoundArticleLink
                  entry={entry}
                  className="font-semibold hover:text-green hover:underline"
                >
                  <TitleWithMatches title={entry.article.title} term={term} />
                </FoundArticleLink>
                <p className="mt-1 text-fine text-soft">{entry.category?.name}</p>
              </li>
            ))}
          </ul>
        )}
        {count > entries.length && (
          <p className="mt-6 text-soft">
            {count - entries.length} more. Search for something longer to narrow them down.
          </p>
        )}
        {isInsideOffered && (
          <p className="mt-6">
            <InsideLink term={term} />
          </p>
        )}
      </Container>
    </section>
  );
}
