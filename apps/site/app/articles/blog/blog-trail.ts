import { blogArticlePath, blogPath } from "@crm/contract/pages/blog";
import { blogName } from "./blog-name.ts";

/** The breadcrumb trail of a post, for readers and search engines. */
export function blogTrail(article?: { title: string; slug: string }) {
  const list = { name: blogName, path: blogPath };
  return article ? [list, { name: article.title, path: blogArticlePath(article.slug) }] : [list];
}
