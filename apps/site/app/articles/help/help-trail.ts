import { categoryPath, helpCenterPath } from "@crm/contract/pages/help-center";
import { describeBreadcrumbs, type JsonLd } from "../../seo/json-ld.ts";
import type { CategoryState } from "./category-state.ts";

/** The help centre's name in links and headings. */
export const helpCenterName = "Help Centre";

/** One step of a help page's breadcrumb trail. */
export interface TrailStep {
  name: string;
  path: string;
  /** Navigation state, shown while the page loads. */
  state?: CategoryState;
}

/** The breadcrumb trail of a help page, from the help home down. */
export function helpTrail(category?: { name: string; slug: string }): [TrailStep, ...TrailStep[]] {
  const home = { name: helpCenterName, path: helpCenterPath };
  if (!category) return [home];
  const { name, slug } = category;
  return [home, { name, path: categoryPath(slug), state: { categoryName: name } }];
}

/** The same trail as structured data, for a page's `jsonLd`. */
export function describeTrail(trail: readonly TrailStep[]): (siteUrl: string) => JsonLd[] {
  return (siteUrl) => [describeBreadcrumbs(siteUrl, trail)];
}
