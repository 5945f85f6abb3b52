import { blogArticlePath, blogFeedPaths, blogPath } from "@crm/contract/pages/blog";
import {
  categoryPath,
  fixedCategorySlugs,
  articlePath as helpArticlePath,
  helpCenterPath,
} from "@crm/contract/pages/help-center";
import { siteFiles } from "@crm/contract/pages/site-paths";
import { sitemapPath } from "@crm/contract/pages/sitemap";
import { titleIndexPaths } from "@crm/contract/pages/title-index";
import type { ArticleRow } from "../db/schema.ts";

/** What of an article decides where it is seen. */
export type ArticlePlace = Pick<ArticleRow, "section" | "slug"> & { categorySlug: string };

/** An article's address on the site. */
export function articlePath({ section, slug, categorySlug }: ArticlePlace): string {
  return section === "help" ? helpArticlePath(categorySlug, slug) : blogArticlePath(slug);
}

const always = [helpCenterPath, sitemapPath, siteFiles.llms];

/** The site's pages that show something of a section as a whole. */
export function pathsShowingSection(section: ArticleRow["section"]): string[] {
  return section === "help"
    ? // A fixed category's page links to whichever article answers its questions.
      [...always, titleIndexPaths.helpCenter, ...fixedCategorySlugs.map(categoryPath)]
    : [...always, titleIndexPaths.blog, blogPath, blogFeedPaths.rss, blogFeedPaths.atom];
}

/**
 * The site's pages that show something of an article.
 *
 * @param neighbours the articles whose pages show others beside their own
 */
export function pathsShowing(place: ArticlePlace, neighbours: readonly ArticlePlace[]): string[] {
  return [
    ...pathsShowingSection(place.section),
    articlePath(place),
    ...(place.section === "help" ? [categoryPath(place.categorySlug)] : []),
    ...neighbours.map(articlePath),
  ];
}
