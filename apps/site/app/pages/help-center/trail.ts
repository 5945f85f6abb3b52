import { categoryPath, helpCenterPath } from "@crm/contract/help-center";
import { describeBreadcrumbs, type JsonLd } from "../../seo/json-ld.ts";

/** The help centre's name, as its links and headings say it. */
export const helpCenterName = "Help Centre";

/** A page on the way down from the help centre's home. */
export interface TrailStep {
  name: string;
  path: string;
}

/** The way down to a page of the help centre, its home first. */
export function helpTrail(category?: { name: string; slug: string }): TrailStep[] {
  const home = { name: helpCenterName, path: helpCenterPath };
  return category ? [home, { name: category.name, path: categoryPath(category.slug) }] : [home];
}

/** The same way for search engines; for a page's `jsonLd`. */
export function describeTrail(trail: readonly TrailStep[]): (siteUrl: string) => JsonLd[] {
  return (siteUrl) => [describeBreadcrumbs(siteUrl, trail)];
}
