import { articleMessages } from "@crm/contract/messages";
import { Link } from "react-router";
import { listCopy } from "../../articles/blog/list-copy.ts";
import type { BlogCategory } from "../../backend/articles.ts";
import { listFailure } from "../../lists/list-failure.ts";
import { joinClasses } from "../../ui/classes.ts";
import { Heading } from "../../ui/heading.tsx";
import { type ListState, listAddress, listId } from "./list-address.ts";

/** The categories with their numbers of posts. On small screens they are a scrolling row. */
export function CategorySidebar({
  categories,
  state: { category, sort },
}: {
  /** Undefined when they could not be loaded. */
  categories: readonly BlogCategory[] | undefined;
  state: ListState;
}) {
  // See `blog.tsx`.
  "use no memo";
  const address = (slug?: string) => `${listAddress({ category: slug, sort, page: 1 })}#${listId}`;
  return (
    <nav aria-labelledby="categories" className="min-w-0 broad:sticky broad:top-8 broad:self-start">
      <Heading id="categories" size="card">
        {listCopy.categories}
      </Heading>
      {!categories?.length ? (
        <p className="mt-4 text-small text-soft">
          {categories ? articleMessages.noCategories : listFailure}
        </p>
      ) : (
        <ul className="-mx-5 mt-4 flex gap-2 overflow-x-auto px-5 pb-1 [scrollbar-width:none] wide:mx-0 wide:flex-wrap wide:px-0 broad:-mx-3 broad:flex-col broad:gap-1">
          <Entry to={address()} name={listCopy.all} isCurrent={category === undefined} />
          {categories.map(({ slug, name, count }) => (
            <Entry
              key={slug}
              to={address(slug)}
              name={name}
              count={count}
              isCurrent={category === slug}
            />
          ))}
        </ul>
      )}
    </nav>
  );
}

function Entry({
  to,
  name,
  count,
  isCurrent,
}: {
  to: string;
  name: string;
  count?: number;
  isCurrent: boolean;
}) {
  "use no memo";
  return (
    <li className="shrink-0">
      <Link
        to={to}
        // The browser does not scroll to a focused entry that is partly visible.
        onFocus={({ currentTarget }) =>
          currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" })
        }
        aria-current={isCurrent ? "true" : undefined}
        className={joinClasses(
          "relative flex min-h-11 items-center justify-between gap-3 rounded-full border px-4 text-small whitespace-nowrap transition-colors hover:border-green hover:text-green",
          "broad:rounded-card broad:px-3 broad:whitespace-normal",
          isCurrent
            ? "border-green bg-leaf font-semibold text-green"
            : "border-line bg-white broad:border-transparent broad:bg-transparent",
        )}
      >
        {name}
        {count !== undefined && (
          <span className="text-fine text-soft tabular">
            {count}
            <span className="sr-only"> {count === 1 ? "article" : "articles"}</span>
          </span>
        )}
      </Link>
    </li>
  );
}
