import { encodePathPart } from "../calls/path-part.ts";

/** Path of the help centre's home; categories and articles are below it. */
export const helpCenterPath = "/help-center";

/** The category pages that always exist, whatever categories the host has. */
export const fixedCategorySlugs = [
  "data-management",
  "workflow-automation",
  "setting",
  "templates",
  "live-chat-and-attributes",
] as const;
export type FixedCategorySlug = (typeof fixedCategorySlugs)[number];

/**
 * Path of a category's page.
 *
 * @example categoryPath("templates") // "/help-center/templates"
 */
export function categoryPath(slug: string): string {
  return `${helpCenterPath}/${encodePathPart(slug)}`;
}

/**
 * Path of an article's page.
 *
 * @example articlePath("templates", "name-a-template") // "/help-center/templates/name-a-template"
 */
export function articlePath(categorySlug: string, articleSlug: string): string {
  return `${categoryPath(categorySlug)}/${encodePathPart(articleSlug)}`;
}
