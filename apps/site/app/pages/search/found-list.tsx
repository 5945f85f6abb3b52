import { lists } from "@crm/contract/limits";
import type { ReactNode } from "react";
import { Arrow } from "../../ui/arrow.tsx";
import { Heading } from "../../ui/heading.tsx";
import { StateLink } from "../../ui/state-link.tsx";
import { copy } from "./copy.ts";
import type { ShownEntry } from "./found-entry.ts";

/** The results, each with the best matching passage and marked matches. */
export function FoundList({ entries }: { entries: readonly ShownEntry[] }) {
  const isCut = entries.length >= lists.searchAnswers;
  return (
    <section aria-labelledby="answers">
      <Heading id="answers" size="card" className="sr-only">
        {copy.results}
      </Heading>
      <p role="status" className="text-small text-soft">
        {isCut ? copy.best(entries.length) : copy.count(entries.length)}
      </p>
      <ol className="mt-2 border-b border-line">
        {entries.map((entry) => (
          <li key={entry.path} className="group relative border-t border-line py-5 pe-8">
            <p className="text-fine text-soft">
              <span className="font-semibold text-green">{copy.kinds[entry.kind]}</span>
              {entry.place && ` · ${entry.place}`}
            </p>
            <h3 className="mt-1 text-card tracking-card">
              <EntryLink entry={entry}>
                <Marked pieces={entry.titlePieces} />
              </EntryLink>
            </h3>
            <p className="mt-1.5 max-w-excerpt text-small text-soft">
              <Marked pieces={entry.pieces} />
            </p>
            <Arrow className="absolute top-1/2 inset-e-1 -translate-y-1/2" />
          </li>
        ))}
      </ol>
    </section>
  );
}

/**
 * Articles are opened by their id, with the slug in the address; the other kinds are the site's own
 * pages.
 */
function EntryLink({
  entry: { kind, id, path, title, place },
  children,
}: {
  entry: ShownEntry;
  children: ReactNode;
}) {
  const className =
    "transition-colors after:absolute after:inset-0 group-hover:text-green focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-green";
  if (kind === "tutorial" || kind === "page") {
    return (
      <a href={path} className={className}>
        {children}
      </a>
    );
  }
  const idQuery = id === undefined ? "" : `?${new URLSearchParams({ id })}`;
  const state = { title, categoryName: place };
  return (
    <StateLink to={path + idQuery} mask={path} state={state} className={className}>
      {children}
    </StateLink>
  );
}

function Marked({ pieces }: { pieces: ShownEntry["pieces"] }) {
  return pieces.map(({ text, isMatch }, index) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in their order
      <mark key={index} className="rounded-tail bg-gold-soft text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
