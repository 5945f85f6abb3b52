import { Heading } from "../../ui/heading.tsx";
import { copy } from "./copy.ts";

/** The page's title, and what is searched. */
export function SearchIntro({ isInside = true }: { isInside?: boolean }) {
  return (
    <>
      <Heading as="h1">{copy.title}</Heading>
      <p className="mt-4 mb-6 max-w-[38em] text-small text-soft">
        {isInside ? copy.inside : copy.titles}
      </p>
    </>
  );
}
