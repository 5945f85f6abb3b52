import { blogArticlePath, blogFeedPaths, blogPath } from "@crm/contract/blog";
import {
  categoryPath,
  articlePath as helpArticlePath,
  helpCenterPath,
} from "@crm/contract/help-center";
import { sitemapPath } from "@crm/contract/sitemap";
import { titleIndexPaths } from "@crm/contract/title-index";
import type { ArticleRow } from "../db/schema.ts";

/** What of an article decides where it is seen. */
export type ArticlePlace = Pick<ArticleRow, "section" | "slug"> & { categorySlug: string };

/** An article's address on the site. */
export function articlePath({ section, slug, categorySlug }: ArticlePlace): string {
  return section === "help" ? helpArticlePath(categorySlug, slug) : blogArticlePath(slug);
}

/**
 * The site's pages that show something of an article.
 *
 * @param blogSlugs the posts that are out: each page of a post carries a carousel of others
 */
export function pathsShowing(place: ArticlePlace, blogSlugs: readonly string[]): string[] {
  const always = [helpCenterPath, sitemapPath, "/llms.txt", articlePath(place)];
  return place.section === "help"
    ? [...always, titleIndexPaths.helpCenter, categoryPath(place.categorySlug)]
    : [
        ...always,
        titleIndexPaths.blog,
        blogPath,
        blogFeedPaths.rss,
        blogFeedPaths.atom,
        ...blogSlugs.map(blogArticlePath),
      ];
}
