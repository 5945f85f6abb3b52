import { helpCenterPath } from "@crm/contract/pages/help-center";
import { ErrorSpot } from "@crm/drawings/spots/spots";
import type { ReactNode } from "react";
import { ArticleFrame } from "../../articles/article-frame.tsx";
import { helpTrail } from "../../articles/help/help-trail.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { ButtonLink } from "../../ui/button.tsx";

/**
 * Shown in place of an article that can't be loaded.
 *
 * @param children what the reader can do, if it is not what helps most readers
 */
export function ArticleProblem({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <ArticleFrame>
      <Breadcrumbs steps={helpTrail()} />
      <div className="mt-8">
        <ErrorSpot className="w-52" />
      </div>
      <h1 role="alert" className="mt-6 text-section text-clay">
        {text}
      </h1>
      {children ?? (
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
