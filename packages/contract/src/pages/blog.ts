import { encodePathPart } from "../calls/path-part.ts";

/** Path of the blog's list; posts stand below it (section 2.1). */
export const blogPath = "/blog";

/** Where feed readers find the blog. */
export const blogFeedPaths = { rss: `${blogPath}/feed.xml`, atom: `${blogPath}/atom.xml` } as const;

/** The parameter of the list's address that names a category. */
export const blogCategoryParameter = "category";

/**
 * Address of the list of a category's posts.
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
