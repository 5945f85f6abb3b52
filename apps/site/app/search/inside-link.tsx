import { TextLink } from "../ui/text-link.tsx";
import { searchAddress } from "./term.ts";

/** The way from titles to what stands inside articles, with the same words. */
export function InsideLink({ term, className }: { term: string; className?: string }) {
  return (
    <TextLink to={searchAddress(term)} {...(className && { className })}>
      Search inside articles for “{term}”
    </TextLink>
  );
}
