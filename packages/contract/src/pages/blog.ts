import { encodePathPart } from "../calls/path-part.ts";

/** Path of the blog's list; posts are below it. */
export const blogPath = "/blog";

/** Where feed readers find the blog. */
export const blogFeedPaths = { rss: `${blogPath}/feed.xml`, atom: `${blogPath}/atom.xml` } as const;

/** The query parameter of the list that selects a category. */
export const blogCategoryParameter = "category";

/**
 * Path and query of the list of a category's posts.
 *
 * @example blogCategoryAddress("online-stores") // "/blog?category=online-stores"
 */
export function blogCategoryAddress(slug: string): string {
  return `${blogPath}?${new URLSearchParams({ [blogCategoryParameter]: slug })}`;
}

/**
 * Path of a post's page.
 *
 * @example blogArticlePath("the-first-two-lines") // "/blog/the-first-two-lines"
 */
export function blogArticlePath(slug: string): string {
  return `${blogPath}/${encodePathPart(slug)}`;
}
