import { brand } from "@crm/brand";
import { expect, it } from "vitest";
import { blogFeedPaths, blogPath } from "./blog.ts";
import { fixedCategorySlugs, helpCenterPath } from "./help-center.ts";
import { effectiveDays, formatLegalDay } from "./legal.ts";
import { grievance, retention } from "./privacy.ts";
import { homeAnchors, isFixedPath, siteFiles, sitePaths } from "./site-paths.ts";
import { sitemapPartPath, sitemapPath } from "./sitemap.ts";
import { titleIndexPaths } from "./title-index.ts";

it("has the paths of the specification and the seven of our own pages", () => {
  expect(Object.values(sitePaths)).toEqual([
    ...["/", "/pricing", "/contact-us", "/thankyou", "/book-demo", "/enterprise-inquiry"],
    ...["/terms-and-conditions", "/privacy-policy"],
    ...[
      "/refund-policy",
      "/your-data",
      "/third-party-licences",
      "/platform-rules",
      "/support",
      "/help-center",
    ],
    ...["/blog", "/tutorials", "/search", "/mobile-app", "/integrations", "/partner-program"],
    ...["/demo-thank-you", `/${brand.platforms.ecommercePlatform.slug}-crm`],
  ]);
  expect(homeAnchors).toEqual(["features", "industries", "faq"]);
  expect(fixedCategorySlugs).toEqual([
    ...["data-management", "workflow-automation", "setting", "templates"],
    "live-chat-and-attributes",
  ]);
});

it("has the paths of the files", () => {
  expect([blogPath, helpCenterPath, sitemapPath, sitemapPartPath(2)]).toEqual([
    ...["/blog", "/help-center", "/sitemap.xml", "/sitemaps/2.xml"],
  ]);
  expect([siteFiles, blogFeedPaths, titleIndexPaths]).toEqual([
    { robots: "/robots.txt", llms: "/llms.txt" },
    { rss: "/blog/feed.xml", atom: "/blog/atom.xml" },
    { blog: "/search/blog.json", helpCenter: "/search/help-center.json" },
  ]);
});

it.each([
  ...["/", "/Pricing", "/robots.txt", "/blog/feed.xml", "/sitemap.xml", "/tutorials"],
  ...[
    "/filter-whatapp-audience",
    `/set-up-workFlow-automation-for-${brand.platforms.ecommercePlugin.slug}-store`,
  ],
])("knows that %s always exists", (path) => {
  expect(isFixedPath(path)).toBe(true);
});

it.each(["", "/nowhere", "/blog/a-post", "/help-center/templates"])(
  "does not know whether %j exists",
  (path) => expect(isFixedPath(path)).toBe(false),
);

it("writes the days of the legal pages as DD/MM/YYYY", () => {
  expect(formatLegalDay(effectiveDays.terms)).toBe("17/10/2024");
  expect(formatLegalDay(effectiveDays.privacy)).toBe("17/10/2024");
  expect(formatLegalDay(effectiveDays.dataProtectionNotice)).toBe("24/11/2026");
});

it("promises how long answers, mails and complaints take", () => {
  expect(retention).toEqual({
    repeatAnswersDays: 30,
    mailAttemptsDays: 5,
    addressCountMinutes: 10,
    spooledFormDays: 5,
  });
  expect(grievance).toEqual({ answerDays: 30, lawDays: 90 });
});
