import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { paths } from "./paths.ts";

export default [
  index("pages/home/home.tsx"),
  route(paths.pricing, "pages/pricing/pricing.tsx"),

  route("/sitemap.xml", "seo/sitemap.ts"),
  route("/robots.txt", "seo/robots.ts"),
  route("/manifest.webmanifest", "seo/web-manifest.ts"),
] satisfies RouteConfig;
