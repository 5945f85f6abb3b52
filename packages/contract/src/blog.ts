/** Path of the blog's list; posts stand below it (section 2.1). */
export const blogPath = "/blog";

/** Where feed readers find the blog. */
export const blogFeedPaths = { rss: `${blogPath}/feed.xml`, atom: `${blogPath}/atom.xml` } as const;

/**
 * Path of a post's page.
 *
 * @example blogArticlePath("the-first-two-lines") // "/blog/the-first-two-lines"
 */
export function blogArticlePath(slug: string): string {
  return `${blogPath}/${encodeURIComponent(slug)}`;
}
