import { blogArticlePath, blogPath } from "@crm/contract/pages/blog";
import { copy } from "./copy.ts";

/** The way down to a post, the list first; for breadcrumbs and search engines. */
export function blogTrail(article?: { title: string; slug: string }) {
  const list = { name: copy.name, path: blogPath };
  return article ? [list, { name: article.title, path: blogArticlePath(article.slug) }] : [list];
}
