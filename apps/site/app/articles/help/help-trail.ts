import { categoryPath, helpCenterPath } from "@crm/contract/pages/help-center";
import { describeBreadcrumbs, type JsonLd } from "../../seo/json-ld.ts";
import type { CategoryState } from "./category-state.ts";

/** The help centre's name, as its links and headings say it. */
export const helpCenterName = "Help Centre";

/** A page on the way down from the help centre's home. */
export interface TrailStep {
  name: string;
  path: string;
  /** Shown while the page loads. */
  state?: CategoryState;
}

/** The way down to a page of the help centre, its home first. */
export function helpTrail(category?: { name: string; slug: string }): [TrailStep, ...TrailStep[]] {
  const home = { name: helpCenterName, path: helpCenterPath };
  if (!category) return [home];
  const { name, slug } = category;
  return [home, { name, path: categoryPath(slug), state: { categoryName: name } }];
}

/** The same way for search engines; for a page's `jsonLd`. */
export function describeTrail(trail: readonly TrailStep[]): (siteUrl: string) => JsonLd[] {
  return (siteUrl) => [describeBreadcrumbs(siteUrl, trail)];
}
