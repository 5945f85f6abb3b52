import { blogPath } from "@crm/contract/pages/blog";
import { ErrorSpot } from "@crm/drawings/spots/spots";
import type { ReactNode } from "react";
import { ArticleFrame } from "../../articles/article-frame.tsx";
import { blogTrail } from "../../articles/blog/blog-trail.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { ButtonLink } from "../../ui/button.tsx";

/**
 * Shown in place of a post that can't be loaded.
 *
 * @param children what the reader can do, if it is not what helps most readers
 */
export function BlogArticleProblem({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <ArticleFrame>
      <Breadcrumbs steps={blogTrail()} />
      <div className="mt-8">
        <ErrorSpot className="w-52" />
      </div>
      <h1 role="alert" className="mt-6 text-section text-clay">
        {text}
      </h1>
      {children ?? (
        <p className="mt-4 max-w-note text-soft">
          It may have been moved or renamed, or we can't reach it right now. The blog lists every
          article.
        </p>
      )}
      <ButtonLink to={blogPath} look="quiet" size="medium" className="mt-8">
        See all articles
      </ButtonLink>
    </ArticleFrame>
  );
}
