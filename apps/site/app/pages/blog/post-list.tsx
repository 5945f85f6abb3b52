import { articleMessages } from "@crm/contract/messages";
import { listCopy } from "../../articles/blog/list-copy.ts";
import { listFailure } from "../../lists/list-failure.ts";
import type { Loaded } from "../../rendering/server-content.ts";
import { ServerHtml } from "../../rendering/server-html.tsx";
import { Heading } from "../../ui/heading.tsx";
import { Loading } from "../../ui/loading.tsx";
import BlogDocument from "./blog-document.ssr.tsx";
import type { BlogFrame, BlogPage } from "./blog-page.ts";
import { CategorySidebar } from "./category-sidebar.tsx";
import { type ListState, listId } from "./list-address.ts";
import { SortForm } from "./sort-form.tsx";

/** The categories at the left, one page of posts at the right. */
export function PostList({
  loaded,
  page,
  state,
  isLoading,
}: {
  loaded: Loaded<BlogPage>;
  page: BlogFrame;
  state: ListState;
  /** The next list is loading; the page still shows the previous one. */
  isLoading: boolean;
}) {
  // See `blog.tsx`.
  "use no memo";
  const { categories, count } = page;
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-8 border-t border-line pt-10 broad:grid-cols-[220px_minmax(0,1fr)] wide:pt-14">
      <CategorySidebar categories={categories} state={state} />
      <section aria-labelledby={listId} aria-busy={isLoading} className="min-w-0">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div>
            <Heading id={listId} size="section">
              {listCopy.latest}
            </Heading>
            <div className="mt-1 min-h-6 text-small text-soft">
              {!isLoading && (
                <ServerHtml name="shown">
                  <BlogDocument part="shown" loaded={loaded} state={state} />
                </ServerHtml>
              )}
            </div>
          </div>
          {count > 1 && <SortForm state={state} />}
        </div>
        {isLoading ? (
          <ListLoading />
        ) : (
          <ServerHtml
            name="posts"
            loading={<ListLoading />}
            failed={<p className="mt-7 text-soft">{listFailure}</p>}
          >
            <BlogDocument part="posts" loaded={loaded} state={state} />
          </ServerHtml>
        )}
      </section>
    </div>
  );
}

function ListLoading() {
  return <Loading text={articleMessages.loading} className="mt-7 min-h-[70vh] items-start" />;
}
