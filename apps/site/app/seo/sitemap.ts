import * as build from "virtual:react-router/server-build";
import { blogArticlePath } from "@crm/contract/blog";
import { articlePath, categoryPath, fixedCategorySlugs } from "@crm/contract/help-center";
import type { ServerBuild } from "react-router";
import { backendContext, publicSettingsContext } from "../backend/.server/context.ts";
import type { ArticleLink, HelpCategory } from "../backend/articles.ts";
import { paths } from "../paths.ts";
import { incompletePage } from "../rendering/incomplete-page.ts";
import type { Route } from "./+types/sitemap.ts";

interface Entry {
  path: string;
  /** ISO 8601 instant of the last change, where it is known. */
  changed?: string | undefined;
}

/** Pages that only make sense after a form. */
const unlisted = new Set<string>([paths.thankYou, paths.demoThankYou]);

/** `/sitemap.xml`: the address of every page that a search engine may show. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { siteUrl } = context.get(publicSettingsContext);
  const backend = context.get(backendContext);
  const [help, blog] = await Promise.all([
    backend.listHelpCategories(),
    backend.listBlogArticles(),
  ]);
  const isWhole = help.outcome === "found" && blog.outcome === "found";
  const entries = [
    ...listFixedPages(build as ServerBuild),
    ...listHelpPages(help.outcome === "found" ? help.found : []),
    ...listPosts(blog.outcome === "found" ? blog.found : []),
  ];
  return new Response(writeSitemap(siteUrl, entries), {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      ...(isWhole ? {} : incompletePage),
    },
  });
}

/** Paths of the route table that show a page and have no parameter. */
function listFixedPages({ routes }: ServerBuild): Entry[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.id !== "root" && "default" in route.module)
    .map((route) => ({ path: `/${(route?.path ?? "").replace(/^\//, "")}` }))
    .filter(({ path }) => !path.includes(":") && !unlisted.has(path));
}

function listHelpPages(categories: readonly HelpCategory[]): Entry[] {
  const slugs = new Set<string>([...fixedCategorySlugs, ...categories.map(({ slug }) => slug)]);
  const articles = categories.flatMap(({ slug, articles }) =>
    articles.map((article) => ({
      path: articlePath(slug, article.slug),
      changed: article.updatedAt ?? article.publishedAt,
    })),
  );
  return [...[...slugs].map((slug) => ({ path: categoryPath(slug) })), ...articles];
}

function listPosts(articles: readonly ArticleLink[]): Entry[] {
  return articles.map(({ slug, publishedAt, updatedAt }) => ({
    path: blogArticlePath(slug),
    changed: updatedAt ?? publishedAt,
  }));
}

/** Paths are percent-encoded and instants are read as dates: nothing needs escaping. */
function writeSitemap(siteUrl: string, entries: readonly Entry[]): string {
  const lines = entries.map(({ path, changed }) => {
    const date = changed ? new Date(changed) : undefined;
    const known = date && !Number.isNaN(date.getTime());
    return `<url><loc>${siteUrl}${path}</loc>${known ? `<lastmod>${date.toISOString()}</lastmod>` : ""}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join("\n")}\n</urlset>\n`;
}
