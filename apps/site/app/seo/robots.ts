import { sitemapPath } from "@crm/contract/pages/sitemap";
import { publicSettingsContext } from "../backend/.server/context.ts";
import type { Route } from "./+types/robots.ts";

/** `/robots.txt`: allows everything; pages that should not be indexed say so in their own head. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { siteUrl } = context.get(publicSettingsContext);
  const text = `User-agent: *\nDisallow: /_forms/\nDisallow: /_captcha/\n\nSitemap: ${siteUrl}${sitemapPath}\n`;
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
