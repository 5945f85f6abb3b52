import type { ReactNode } from "react";
import { HelpArticleLink } from "../../../articles/help/article-link.tsx";
import type { ArticleLink } from "../../../backend/articles.ts";
import type { ArticleNavigation } from "./article-navigation.ts";

interface Place {
  categorySlug: string;
  categoryName: string;
}

/** Links to the previous and the next article of the category. */
export function Neighbours({
  navigation: { previous, next },
  place,
}: {
  navigation: ArticleNavigation;
  place: Place;
}) {
  if (!previous && !next) return null;
  return (
    <nav
      aria-label={`More in ${place.categoryName}`}
      className="mt-12 grid gap-4 wide:grid-cols-2 print:hidden"
    >
      {previous && (
        <Neighbour article={previous} place={place} side="before">
          Previous
        </Neighbour>
      )}
      {next && (
        <Neighbour article={next} place={place} side="after">
          Next
        </Neighbour>
      )}
    </nav>
  );
}

function Neighbour({
  article,
  place,
  side,
  children,
}: {
  article: ArticleLink;
  place: Place;
  side: "before" | "after";
  children: ReactNode;
}) {
  const isAfter = side === "after";
  return (
    <div
      className={`group relative rounded-card border border-line bg-white p-5 lift ${isAfter ? "wide:col-start-2 wide:text-end" : ""}`}
    >
      <p className="text-fine text-soft">
        {!isAfter && <span aria-hidden="true">← </span>}
        {children}
        {isAfter && <span aria-hidden="true"> →</span>}
      </p>
      <HelpArticleLink
        article={article}
        {...place}
        className="mt-1 block text-small leading-snug font-semibold transition-colors group-hover:text-green after:absolute after:inset-0"
      >
        {article.title}
      </HelpArticleLink>
    </div>
  );
}
