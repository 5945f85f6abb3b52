import { articlePath } from "@crm/contract/pages/help-center";
import type { ComponentProps } from "react";
import type { ArticleLink } from "../../backend/articles.ts";
import { StateLink } from "../../ui/state-link.tsx";
import { articleState } from "../article-state.ts";

/**
 * A link to a help article. Its navigation state contains the article's id, for the call by id,
 * while the address has only the slug. A page opened by its address finds the article by slug.
 */
export function HelpArticleLink({
  article,
  categorySlug,
  categoryName,
  ...rest
}: Omit<ComponentProps<typeof StateLink>, "to" | "mask" | "state"> & {
  article: ArticleLink;
  categorySlug: string;
  categoryName: string;
}) {
  const path = articlePath(categorySlug, article.slug);
  const idQuery = article.id === undefined ? "" : `?${new URLSearchParams({ id: article.id })}`;
  return (
    <StateLink
      to={path + idQuery}
      mask={path}
      state={articleState(article, categoryName)}
      {...rest}
    />
  );
}
