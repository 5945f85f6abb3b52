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
import type { ArticleRow } from "../db/rows/content-rows.ts";

/** The columns of an article that determine its address. */
export type ArticlePlace = Pick<ArticleRow, "section" | "slug"> & { categorySlug: string };

/** An article's address on the site. */
export function articlePath({ section, slug, categorySlug }: ArticlePlace): string {
  return section === "help" ? helpArticlePath(categorySlug, slug) : blogArticlePath(slug);
}

const always = [helpCenterPath, sitemapPath, siteFiles.llms];

/** The site's pages that show content of a whole section. */
export function pathsShowingSection(section: ArticleRow["section"]): string[] {
  return section === "help"
    ? // The pages of the fixed categories link to articles of all categories.
      [...always, titleIndexPaths.helpCenter, ...fixedCategorySlugs.map(categoryPath)]
    : [...always, titleIndexPaths.blog, blogPath, blogFeedPaths.rss, blogFeedPaths.atom];
}

/**
 * The site's pages that show a part of an article.
 *
 * @param neighbours the articles whose pages list this article
 */
export function pathsShowing(place: ArticlePlace, neighbours: readonly ArticlePlace[]): string[] {
  return [
    ...pathsShowingSection(place.section),
    articlePath(place),
    ...(place.section === "help" ? [categoryPath(place.categorySlug)] : []),
    ...neighbours.map(articlePath),
  ];
}
