import { splitAtTerm } from "./find-term.ts";

/** A title with the matches of the search term marked. */
export function TitleWithMatches({ title, term }: { title: string; term: string }) {
  return splitAtTerm(title, term).map(({ text, isMatch }, index) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other key
      <mark key={index} className="rounded-tail bg-gold-soft text-inherit">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
