import * as build from "virtual:react-router/server-build";
import { categoryPath, fixedCategorySlugs } from "@crm/contract/help-center";
import type { ServerBuild } from "react-router";
import { publicSettingsContext } from "../backend/.server/context.ts";
import { paths } from "../paths.ts";
import type { Route } from "./+types/sitemap.ts";

/** Pages that only make sense after a form. */
const unlisted = new Set<string>([paths.thankYou, paths.demoThankYou]);

/** `/sitemap.xml`: the address of every page that a search engine may show. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { siteUrl } = context.get(publicSettingsContext);
  const listed = [...listPagePaths(build as ServerBuild), ...fixedCategorySlugs.map(categoryPath)];
  const entries = listed.map((path) => `<url><loc>${siteUrl}${path}</loc></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
  return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}

/** Paths of the route table that show a page and have no parameter. */
function listPagePaths({ routes }: ServerBuild): string[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.id !== "root" && "default" in route.module)
    .map((route) => `/${(route?.path ?? "").replace(/^\//, "")}`)
    .filter((path) => !path.includes(":") && !unlisted.has(path));
}
