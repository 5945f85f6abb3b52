import { blogArticlePath } from "@crm/contract/pages/blog";
import type { ComponentProps } from "react";
import type { ArticleLink } from "../../backend/articles.ts";
import { StateLink } from "../../ui/state-link.tsx";
import { articleState } from "../article-state.ts";

/**
 * A link to a blog post. Its navigation state contains the post's id, for the call by id, while the
 * address has only the slug. A page opened by its address finds the post by slug.
 */
export function BlogLink({
  article,
  ...rest
}: Omit<ComponentProps<typeof StateLink>, "to" | "mask" | "state"> & { article: ArticleLink }) {
  const path = blogArticlePath(article.slug);
  const idQuery = article.id === undefined ? "" : `?${new URLSearchParams({ id: article.id })}`;
  return <StateLink to={path + idQuery} mask={path} state={articleState(article)} {...rest} />;
}
