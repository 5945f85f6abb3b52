import { helpCenterPath } from "@crm/contract/pages/help-center";
import { ErrorSpot } from "@crm/drawings/spots/spots";
import { ArticleDate } from "../../articles/article-date-line.tsx";
import { ArticleFrame } from "../../articles/article-frame.tsx";
import type { ArticleState } from "../../articles/article-state.ts";
import { helpTrail } from "../../articles/help/help-trail.ts";
import { RemovedArticle } from "../../articles/removed-article.tsx";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Heading } from "../../ui/heading.tsx";
import { Loading } from "../../ui/loading.tsx";

/** Shown while an article is loading, with the data from the link. */
export function ArticleLoading({
  known,
  categorySlug,
}: {
  known: ArticleState | undefined;
  categorySlug: string;
}) {
  const category = known?.categoryName && { name: known.categoryName, slug: categorySlug };
  return (
    <ArticleFrame>
      <Breadcrumbs steps={helpTrail(category || undefined)} />
      {known && (
        <>
          <Heading as="h1" className="mt-3">
            {known.title}
          </Heading>
          <ArticleDate dates={known} />
        </>
      )}
      <Loading text="Loading article..." className="mt-10" />
    </ArticleFrame>
  );
}

/** Shown in place of an article that can't be loaded. */
export function ArticleProblem({ text, isGone }: { text: string; isGone?: true | undefined }) {
  return (
    <ArticleFrame>
      <Breadcrumbs steps={helpTrail()} />
      <div className="mt-8">
        <ErrorSpot className="w-52" />
      </div>
      <h1 role="alert" className="mt-6 text-section text-clay">
        {text}
      </h1>
      {isGone ? (
        <RemovedArticle />
      ) : (
        <p className="mt-4 max-w-note text-soft">
          It may have been moved or renamed, or we can't reach it right now. The help centre lists
          every article.
        </p>
      )}
      <ButtonLink to={helpCenterPath} look="quiet" size="medium" className="mt-8">
        Back to the help centre
      </ButtonLink>
    </ArticleFrame>
  );
}
