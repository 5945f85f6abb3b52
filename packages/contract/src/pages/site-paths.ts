import { landingPaths, routeSlugs, tutorialPaths } from "@crm/brand";
import { blogFeedPaths, blogPath } from "./blog.ts";
import { helpCenterPath } from "./help-center.ts";
import { sitemapPath } from "./sitemap.ts";

/**
 * Paths of the site's own pages, in the specification's order. The site's routes and links use them;
 * the back office uses them to find broken links in articles.
 */
export const sitePaths = {
  home: "/",
  pricing: "/pricing",
  contact: "/contact-us",
  thankYou: "/thankyou",
  bookDemo: "/book-demo",
  enterpriseInquiry: "/enterprise-inquiry",
  terms: "/terms-and-conditions",
  privacy: "/privacy-policy",
  refund: "/refund-policy",
  yourData: "/your-data",
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

/** Files for crawlers and language models. */
export const siteFiles = {
  robots: "/robots.txt",
  llms: "/llms.txt",
} as const;

/** Ids of the home page's sections that links point to. */
export const homeAnchors = ["features", "industries", "faq"] as const;

let fixed: Set<string> | undefined;

/** In a function, so that the addresses are not in the scripts of browsers, which never ask. */
function listFixed(): Set<string> {
  const groups = [
    sitePaths,
    siteFiles,
    landingPaths,
    tutorialPaths,
    blogFeedPaths,
    { sitemapPath },
  ];
  const paths = groups.flatMap((group) => Object.values<string>(group));
  return new Set(paths.map((path) => path.toLowerCase()));
}

/**
 * True when the site has a page or file at this path, whatever content the host has. Letter case is
 * ignored, because the site redirects to the right case.
 *
 * @example isFixedPath("/Pricing") // true
 */
export function isFixedPath(path: string): boolean {
  fixed ??= listFixed();
  return fixed.has(path.toLowerCase());
}
