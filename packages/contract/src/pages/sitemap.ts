/** The sitemap's index, which robots.txt names; the list of content changes names it when it is stale. */
export const sitemapPath = "/sitemap.xml";

/** The folder of its parts. */
export const sitemapPartsPath = "/sitemaps";

/**
 * Path of one part.
 *
 * @param part counted from 1
 * @example sitemapPartPath(1) // "/sitemaps/1.xml"
 */
export function sitemapPartPath(part: number): string {
  return `${sitemapPartsPath}/${part}.xml`;
}
