import { HelpArticleLink } from "../../articles/help/article-link.tsx";
import type { ArticleLink } from "../../backend/articles.ts";
import { Arrow } from "../../ui/arrow.tsx";

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
        <li key={article.slug} className="group relative border-t border-line py-6 pe-10">
          <HelpArticleLink
            article={article}
            categorySlug={categorySlug}
            categoryName={categoryName}
            className="text-card font-semibold transition-colors after:absolute after:inset-0 group-hover:text-green"
          >
            {article.title}
          </HelpArticleLink>
          {article.excerpt && (
            <p className="mt-2 max-w-excerpt text-small text-soft">{article.excerpt}</p>
          )}
          <Arrow className="absolute top-8 inset-e-1" />
        </li>
      ))}
    </ul>
  );
}
