import { TextLink } from "../ui/text-link.tsx";
import { searchAddress } from "./term.ts";

/** A link from the title search to the search inside articles, with the same term. */
export function InsideLink({ term, className }: { term: string; className?: string }) {
  return (
    <TextLink to={searchAddress(term)} {...(className && { className })}>
      Search inside articles for “{term}”
    </TextLink>
  );
}
