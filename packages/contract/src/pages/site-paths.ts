import { routeSlugs, tutorialPaths } from "@crm/brand";
import { blogFeedPaths, blogPath } from "./blog.ts";
import { helpCenterPath } from "./help-center.ts";
import { sitemapPath } from "./sitemap.ts";

/**
 * Paths of the site's own pages (section 2.1), in the specification's order. The site's routes and
 * links share them; the back office knows by them which links of an article lead nowhere.
 */
export const sitePaths = {
  home: "/",
  pricing: "/pricing",
  contact: "/contact-us",
  thankYou: "/thankyou",
  terms: "/terms-and-conditions",
  privacy: "/privacy-policy",
  refund: "/refund-policy",
  licences: "/third-party-licences",
  rules: "/platform-rules",
  support: "/support",
  helpCenter: helpCenterPath,
  blog: blogPath,
  tutorials: "/tutorials",
  search: "/search",
  mobileApp: "/mobile-app",
  integrations: "/integrations",
  partnerProgram: "/partner-program",
  demoThankYou: "/demo-thank-you",
  ecommerceLanding: routeSlugs.ecommerceLanding,
} as const;

/** What the site writes for programs that read it. */
export const siteFiles = {
  robots: "/robots.txt",
  llms: "/llms.txt",
} as const;

/** The places of the home page that links lead to (section 2.1). */
export const homeAnchors = ["features", "industries", "faq"] as const;

const fixed = new Set(
  [sitePaths, siteFiles, tutorialPaths, blogFeedPaths, { sitemapPath }]
    .flatMap((paths) => Object.values<string>(paths))
    .map((path) => path.toLowerCase()),
);

/**
 * True where a page or file of the site answers, whatever the host's content is. Another letter case
 * is led to the right one.
 *
 * @example isFixedPath("/Pricing") // true
 */
export function isFixedPath(path: string): boolean {
  return fixed.has(path.toLowerCase());
}
