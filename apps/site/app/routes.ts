import { landingPaths, tutorialPaths } from "@crm/brand";
import { previewsPath } from "@crm/contract/pages/article-previews";
import { blogFeedPaths } from "@crm/contract/pages/blog";
import { ownPagesPath } from "@crm/contract/pages/own-pages";
import { siteFiles } from "@crm/contract/pages/site-paths";
import { sitemapPartsPath, sitemapPath } from "@crm/contract/pages/sitemap";
import { titleIndexPaths } from "@crm/contract/pages/title-index";
import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { paths } from "./paths.ts";

export default [
  index("pages/home/home.tsx"),
  route(paths.pricing, "pages/pricing/pricing.tsx"),
  route(paths.contact, "pages/contact-us/contact-us.tsx"),
  route(paths.thankYou, "pages/thank-you/thank-you.tsx"),
  route(paths.bookDemo, "pages/book-demo/book-demo.tsx"),
  route(paths.enterpriseInquiry, "pages/enterprise-inquiry/enterprise-inquiry.tsx"),
  route(paths.terms, "pages/legal/legal.tsx", { id: "terms" }),
  route(paths.privacy, "pages/legal/legal.tsx", { id: "privacy" }),
  route(paths.refund, "pages/legal/legal.tsx", { id: "refund" }),
  route(paths.yourData, "pages/your-data/your-data.tsx"),
  route(paths.licences, "pages/third-party-licences/third-party-licences.tsx"),
  route(paths.rules, "pages/platform-rules/platform-rules.tsx"),
  route(paths.support, "pages/support/support.tsx"),
  route(paths.helpCenter, "pages/help-center/help-center.tsx"),
  route(`${paths.helpCenter}/:slug`, "pages/help-category/help-category.tsx"),
  route(`${paths.helpCenter}/:slug/:articleSlug`, "pages/help-article/help-article.tsx"),
  route(paths.blog, "pages/blog/blog.tsx"),
  route(`${paths.blog}/:slug`, "pages/blog-article/blog-article.tsx"),
  // The same modules: two more would split the scripts of all pages into more files.
  route(`${previewsPath}/help/:token`, "pages/help-article/help-article.tsx", {
    id: "help-preview",
  }),
  route(`${previewsPath}/blog/:token`, "pages/blog-article/blog-article.tsx", {
    id: "blog-preview",
  }),

  route(paths.tutorials, "pages/tutorials/tutorials.tsx"),
  ...Object.entries(tutorialPaths).map(([key, path]) =>
    route(path, "pages/tutorial/tutorial.tsx", { id: `tutorial-${key}` }),
  ),

  ...Object.entries(landingPaths).map(([key, path]) =>
    route(path, "pages/landing/landing.tsx", { id: `landing-${key}` }),
  ),

  route(paths.search, "pages/search/search.tsx"),
  route(paths.demoThankYou, "pages/demo-thank-you/demo-thank-you.tsx"),
  route(paths.ecommerceLanding, "pages/ecommerce-landing/ecommerce-landing.tsx"),
  route(paths.mobileApp, "pages/coming-soon/mobile-app.tsx"),
  route(paths.integrations, "pages/coming-soon/integrations.tsx"),
  route(paths.partnerProgram, "pages/coming-soon/partner-program.tsx"),

  route(titleIndexPaths.blog, "search/blog-titles.ts"),
  route(titleIndexPaths.helpCenter, "search/help-titles.ts"),
  route(ownPagesPath, "pages/search/own-pages.ts"),
  route(blogFeedPaths.rss, "seo/feeds/rss.ts"),
  route(blogFeedPaths.atom, "seo/feeds/atom.ts"),
  route(sitemapPath, "seo/sitemap/sitemap-index.ts"),
  route(`${sitemapPartsPath}/:part`, "seo/sitemap/sitemap-part.ts"),
  route(siteFiles.robots, "seo/robots.ts"),
  route(siteFiles.llms, "seo/llms.ts"),
  route("/manifest.webmanifest", "seo/web-manifest.ts"),
] satisfies RouteConfig;
