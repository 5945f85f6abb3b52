import { blogArticlePath, blogPath } from "@crm/contract/pages/blog";
import { copy } from "./copy.ts";

/** The breadcrumb trail of a post, for readers and search engines. */
export function blogTrail(article?: { title: string; slug: string }) {
  const list = { name: copy.name, path: blogPath };
  return article ? [list, { name: article.title, path: blogArticlePath(article.slug) }] : [list];
}
