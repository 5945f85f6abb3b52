import { formatDate } from "@crm/contract/dates";
import type { ArticleLink } from "../../backend/articles.ts";
import { joinClasses } from "../../ui/classes.ts";
import { Heading } from "../../ui/heading.tsx";
import { BlogLink } from "./blog-link.tsx";
import { ArticleCover } from "./covers/article-cover.tsx";

/** A post in a list: its picture, date, title and excerpt. 460 px high on wide screens. */
export function BlogCard({
  article,
  as = "h3",
  isFirst = false,
}: {
  article: ArticleLink;
  as?: "h2" | "h3";
  /** The first card of a list is twice as wide where there is room. */
  isFirst?: boolean;
}) {
  const { title, excerpt, publishedAt, category } = article;
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-white lift wide:h-115">
      <ArticleCover
        article={article}
        className={joinClasses(
          "h-44 shrink-0 border-b border-line wide:h-52",
          isFirst && "broad:h-60",
        )}
      />
      <div className="flex min-h-0 grow flex-col p-5 wide:p-6">
        <p className="flex flex-wrap items-baseline gap-x-3 text-fine text-soft">
          {category && <span className="font-semibold text-green">{category.name}</span>}
          {publishedAt && <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>}
        </p>
        <Heading
          as={as}
          size="card"
          className={joinClasses(
            "mt-2 line-clamp-3",
            isFirst && "broad:line-clamp-2 broad:text-section broad:tracking-heading",
          )}
        >
          <BlogLink
            article={article}
            className="card-link transition-colors group-hover:text-green"
          >
            {title}
          </BlogLink>
        </Heading>
        {excerpt && (
          <p
            className={joinClasses(
              "mt-3 line-clamp-3 text-small text-soft",
              isFirst && "broad:line-clamp-2",
            )}
          >
            {excerpt}
          </p>
        )}
      </div>
    </article>
  );
}
