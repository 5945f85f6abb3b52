import type { ReactNode } from "react";
import { Breadcrumbs } from "../ui/breadcrumbs.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { ArticleFrame } from "./article-frame.tsx";

/** Where a reader of a missing article can go on. */
export interface WayOn {
  trail: { name: string; path: string }[];
  advice: string;
  label: string;
  to: string;
}

/**
 * Shown in place of an article or a post that can't be loaded.
 *
 * @param drawing a drawing above the text; only the server has one, because every article would load it
 * @param children what the reader can do, if it is not what helps most readers
 */
export function ArticleProblem({
  text,
  wayOn: { trail, advice, label, to },
  drawing,
  children,
}: {
  text: string;
  wayOn: WayOn;
  drawing?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <ArticleFrame>
      <Breadcrumbs steps={trail} />
      {drawing && <div className="mt-8">{drawing}</div>}
      <h1 role="alert" className="mt-6 text-section text-clay">
        {text}
      </h1>
      {children ?? <p className="mt-4 max-w-note text-soft">{advice}</p>}
      <ButtonLink to={to} look="quiet" size="medium" className="mt-8">
        {label}
      </ButtonLink>
    </ArticleFrame>
  );
}
