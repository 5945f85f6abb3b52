import { articleMessages } from "@crm/contract/messages";
import { BlogCard } from "../../articles/blog/blog-card.tsx";
import { copy } from "../../articles/blog/copy.ts";
import { listFailure } from "../../lists/list-failure.ts";
import { pageButtons } from "../../lists/page-window.ts";
import { type Loaded, readContent } from "../../rendering/server-content.ts";
import { NoAnswerBubble } from "../../search/no-answer-bubble.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { BlogHero } from "./blog-hero.tsx";
import type { BlogPage } from "./blog-page.ts";
import { type ListState, listAddress, listId } from "./list-address.ts";
import { ShownPosts } from "./shown-posts.tsx";

interface Props {
  loaded: Loaded<BlogPage>;
  state: ListState;
}

/** The blog's header, what the list shows, or one page of posts. */
export default function BlogDocument({
  part,
  loaded,
  state,
}: Props & { part: "hero" | "shown" | "posts" }) {
  if (part === "hero") return <BlogHero term={state.term} />;
  if (part === "posts") return <Posts loaded={loaded} state={state} />;
  const page = readContent(loaded);
  return page.hasFailed ? null : <ShownPosts page={page} state={state} />;
}

/** One page of posts with its page buttons, or a message that there are none. */
function Posts({ loaded, state }: Props) {
  const { articles, pages, hasFailed } = readContent(loaded);
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
