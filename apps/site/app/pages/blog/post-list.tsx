import { articleMessages } from "@crm/contract/messages";
import { BlogCard } from "../../articles/blog/blog-card.tsx";
import { copy } from "../../articles/blog/copy.ts";
import { listFailure } from "../../lists/list-failure.ts";
import { pageButtons } from "../../lists/page-window.ts";
import { InsideLink } from "../../search/inside-link.tsx";
import { NoAnswerBubble } from "../../search/no-answer-bubble.tsx";
import { Heading } from "../../ui/heading.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import type { BlogPage } from "./blog-page.ts";
import { CategorySidebar } from "./category-sidebar.tsx";
import { type ListState, listAddress, listId } from "./list-address.ts";
import { SortForm } from "./sort-form.tsx";

/** The categories at the left, one page of posts at the right. */
export function PostList({
  page,
  state,
  isLoading,
}: {
  page: BlogPage;
  state: ListState;
  /** The next list is loading; the page still shows the previous one. */
  isLoading: boolean;
}) {
  const { categories, count, hasFailed } = page;
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-8 border-t border-line pt-10 broad:grid-cols-[220px_minmax(0,1fr)] wide:pt-14">
      <CategorySidebar categories={categories} state={state} />
      <section aria-labelledby={listId} aria-busy={isLoading} className="min-w-0">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div>
            <Heading id={listId} size="section">
              {copy.latest}
            </Heading>
            <p className="mt-1 min-h-6 text-small text-soft">
              {!isLoading && !hasFailed && <Shown page={page} state={state} />}
            </p>
          </div>
          {count > 1 && <SortForm state={state} />}
        </div>
        {isLoading ? (
          <Loading text={articleMessages.loading} className="mt-7 min-h-[70vh] items-start" />
        ) : (
          <Posts page={page} state={state} />
        )}
      </section>
    </div>
  );
}

/** One page of posts with its page buttons, or a message that there are none. */
function Posts({
  page: { articles, pages, hasFailed },
  state,
}: {
  page: BlogPage;
  state: ListState;
}) {
  return (
    <>
      {articles.length > 0 && (
        <ul className="mt-7 grid gap-5 wide:grid-cols-2 wide:gap-6 broad:grid-cols-3">
          {articles.map((article, index) => (
            <li key={article.slug} className={index === 0 ? "broad:col-span-2" : undefined}>
              <BlogCard article={article} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      )}
      {articles.length === 0 && (
        <NoPosts isSearch={state.term !== undefined} hasFailed={hasFailed} />
      )}
      {pages > 1 && (
        <div className="mt-10">
          <Pagination
            label={copy.pages}
            buttons={pageButtons(pages, state.page)}
            current={state.page}
            address={(number) => `${listAddress({ ...state, page: number })}#${listId}`}
          />
        </div>
      )}
    </>
  );
}

function NoPosts({ isSearch, hasFailed }: { isSearch: boolean; hasFailed: boolean }) {
  if (isSearch && !hasFailed) return <NoAnswerBubble className="mt-7" />;
  return (
    <p className="mt-7 rounded-card rounded-ss-tail border border-line bg-white px-6 py-5 text-soft">
      {hasFailed ? listFailure : articleMessages.noArticles}
    </p>
  );
}

/** Describes the shown posts: their category, the search term, and how many there are. */
function Shown({
  page: { count, categoryName, isInsideOffered },
  state,
}: {
  page: BlogPage;
  state: ListState;
}) {
  const number = count === 1 ? "1 article" : `${count} articles`;
  const { term } = state;
  return (
    <>
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
    </>
  );
}
