import { ArticleDate } from "../../articles/article-date-line.tsx";
import { ArticleFrame } from "../../articles/article-frame.tsx";
import type { ArticleState } from "../../articles/article-state.ts";
import { helpTrail } from "../../articles/help/help-trail.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
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
