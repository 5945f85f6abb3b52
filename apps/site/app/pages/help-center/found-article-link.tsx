import type { ComponentProps } from "react";
import type { Link } from "react-router";
import { HelpArticleLink } from "../../articles/help/article-link.tsx";
import type { TitleEntry } from "../../search/title-entry.ts";

/** A link to a help article from the search results. */
export function FoundArticleLink({
  entry: { article, category },
  ...rest
}: Omit<ComponentProps<typeof Link>, "to" | "mask" | "state"> & { entry: TitleEntry }) {
  if (!category) return null;
  return (
    <HelpArticleLink
      article={article}
      categorySlug={category.slug}
      categoryName={category.name}
      {...rest}
    />
  );
}
