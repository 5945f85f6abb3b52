import { blogPath } from "@crm/contract/pages/blog";
import { ErrorSpot } from "@crm/drawings/spots/spots";
import { ArticleFrame } from "../../articles/article-frame.tsx";
import { blogTrail } from "../../articles/blog/blog-trail.ts";
import { RemovedArticle } from "../../articles/removed-article.tsx";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Heading } from "../../ui/heading.tsx";
import { Loading } from "../../ui/loading.tsx";

/** Shown while a post is loading: it fills the screen, with the title if the link provided it. */
export function BlogArticleLoading({ title }: { title: string | undefined }) {
  return (
    <>
      <div className="min-h-screen" />
      <div className="fixed inset-0 z-40 grid place-content-center gap-6 bg-paper p-6">
        {title && (
          <Heading as="h1" size="section" className="max-w-[22em]">
            {title}
          </Heading>
        )}
        <Loading text="Loading article..." />
      </div>
    </>
  );
}

/** Shown in place of a post that can't be loaded. */
export function BlogArticleProblem({ text, isGone }: { text: string; isGone?: true | undefined }) {
  return (
    <ArticleFrame>
      <Breadcrumbs steps={blogTrail()} />
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
