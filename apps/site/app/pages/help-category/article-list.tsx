import { HelpArticleLink } from "../../articles/help/article-link.tsx";
import type { ArticleLink } from "../../backend/articles.ts";

/** A category's articles, each title a link. */
export function ArticleList({
  articles,
  categorySlug,
  categoryName,
}: {
  articles: readonly ArticleLink[];
  categorySlug: string;
  categoryName: string;
}) {
  return (
    <ul className="border-b border-line">
      {articles.map((article) => (
        <li key={article.slug} className="group relative border-t border-line py-6 pr-10">
          <HelpArticleLink
            article={article}
            categorySlug={categorySlug}
            categoryName={categoryName}
            className="text-card font-semibold transition-colors after:absolute after:inset-0 group-hover:text-green"
          >
            {article.title}
          </HelpArticleLink>
          {article.excerpt && (
            <p className="mt-2 max-w-[62ch] text-small text-soft">{article.excerpt}</p>
          )}
          <span
            aria-hidden="true"
            className="absolute top-8 right-1 size-2.5 rotate-45 border-t-2 border-r-2 border-green transition-[translate] group-hover:translate-x-1"
          />
        </li>
      ))}
    </ul>
  );
}
