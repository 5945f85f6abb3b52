import { blogArticlePath } from "@crm/contract/pages/blog";
import { articlePath, categoryPath, fixedCategorySlugs } from "@crm/contract/pages/help-center";
import type { ServerBuild } from "react-router";
import type { Backend } from "../../backend/.server/backend.ts";
import type { ArticleLink, HelpCategory } from "../../backend/articles.ts";
import { isConclusive } from "../../backend/is-conclusive.ts";
import { oncePerList } from "../../lists/once-per-list.ts";
import { paths } from "../../paths.ts";

/** A page for search engines. */
export interface SitemapEntry {
  path: string;
  /** ISO 8601 instant of the last change, if known. */
  changed?: string | undefined;
}

/** Pages that only make sense after a form or search, and the dialogs' forms without a script. */
const unlisted = new Set<string>([
  paths.thankYou,
  paths.demoThankYou,
  paths.search,
  paths.bookDemo,
  paths.enterpriseInquiry,
]);

/** The number of addresses in one part. */
export const partSize = 1_000;

/** The sitemap's entries. Not whole when a host has failed; sure when no other page exists. */
export async function listEntries(
  build: Pick<ServerBuild, "routes">,
  backend: Pick<Backend, "listHelpCategories" | "listBlogArticles">,
): Promise<{ entries: SitemapEntry[]; isWhole: boolean; isSure: boolean }> {
  const [help, blog] = await Promise.all([
    backend.listHelpCategories(),
    backend.listBlogArticles(),
  ]);
  return {
    entries: [
      ...listFixedPages(build),
      ...listHelpPages(help.outcome === "found" ? help.found : []),
      ...listPosts(blog.outcome === "found" ? blog.found : []),
    ],
    isWhole: help.outcome === "found" && blog.outcome === "found",
    isSure: isConclusive(help) && isConclusive(blog),
  };
}

/** Paths of the route table that show a page and have no parameter. */
function listFixedPages({ routes }: Pick<ServerBuild, "routes">): SitemapEntry[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.id !== "root" && "default" in route.module)
    .map((route) => ({ path: `/${(route?.path ?? "").replace(/^\//, "")}` }))
    .filter(({ path }) => !path.includes(":") && !unlisted.has(path));
}

const listHelpPages = oncePerList((categories: readonly HelpCategory[]): SitemapEntry[] => {
  const changes = new Map(categories.map(({ slug, articles }) => [slug, lastChange(articles)]));
  const slugs = new Set<string>([...fixedCategorySlugs, ...changes.keys()]);
  const articles = categories.flatMap(({ slug, articles }) =>
    articles.map((article) => ({
      path: articlePath(slug, article.slug),
      changed: changeOf(article),
    })),
  );
  const lists = [...slugs].map((slug) => ({
    path: categoryPath(slug),
    changed: changes.get(slug),
  }));
  return [...lists, ...articles];
});

const listPosts = oncePerList((articles: readonly ArticleLink[]): SitemapEntry[] =>
  articles.map((article) => ({ path: blogArticlePath(article.slug), changed: changeOf(article) })),
);

function changeOf({ updatedAt, publishedAt }: ArticleLink): string | undefined {
  return updatedAt ?? publishedAt;
}

/** A list's last change is that of its newest article. */
function lastChange(articles: readonly ArticleLink[]): string | undefined {
  return latest(articles.map(changeOf));
}

/** The latest of several instants in the same format. */
export function latest(instants: readonly (string | undefined)[]): string | undefined {
  return instants.reduce(
    (last, instant) => (!last || (instant && instant > last) ? instant : last),
    undefined,
  );
}
