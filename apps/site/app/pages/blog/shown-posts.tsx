import { InsideLink } from "../../search/inside-link.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import type { BlogPage } from "./blog-page.ts";
import { type ListState, listAddress } from "./list-address.ts";

/** Describes the shown posts: their category, the search term, and how many there are. */
export function ShownPosts({
  page: { count, categoryName, isInsideOffered },
  state,
}: {
  page: BlogPage;
  state: ListState;
}) {
  const number = count === 1 ? "1 article" : `${count} articles`;
  const { term } = state;
  return (
    <p>
      {number}
      {categoryName && ` in ${categoryName}`}
      {term && ` with “${term}” in the title`}
      {(categoryName || term) && (
        <>
          {" · "}
          <TextLink to={listAddress({ sort: state.sort, page: 1 })}>Show all</TextLink>
        </>
      )}
      {term && isInsideOffered && (
        <>
          {" · "}
          <InsideLink term={term} />
        </>
      )}
    </p>
  );
}
