import { blogArticlePath } from "@crm/contract/pages/blog";
import { articlePath, categoryPath, fixedCategorySlugs } from "@crm/contract/pages/help-center";
import type { ServerBuild } from "react-router";
import type { HelpLists, PostLists, Range } from "../../backend/.server/articles/article-lists.ts";
import type { Answer, ArticleLink, HelpCategory } from "../../backend/articles.ts";
import { isConclusive } from "../../backend/is-conclusive.ts";
import { paths } from "../../paths.ts";
import type { TitleEntry } from "../../search/title-entry.ts";

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

/** How many parts the index dates; their articles are read for it. */
const mostDatedParts = 5;

type Asked = Pick<HelpLists, "listHelpCards" | "findHelpTitles"> & Pick<PostLists, "findPosts">;

/** Entries of the sitemap. Not whole when a host has failed; sure when no other page exists. */
interface ListedEntries {
  entries: SitemapEntry[];
  isWhole: boolean;
  isSure: boolean;
}

/** The sitemap, of which parts can be read. */
export interface Sitemap extends Omit<ListedEntries, "entries"> {
  /** The number of its entries. */
  count: number;
  read(start: number, limit: number): Promise<ListedEntries>;
}

/** Lists our own pages and the host's categories, and counts its articles. */
export async function openSitemap(
  build: Pick<ServerBuild, "routes">,
  backend: Asked,
): Promise<Sitemap> {
  const [cards, help, posts] = await Promise.all([
    backend.listHelpCards(),
    backend.findHelpTitles({ start: 0, limit: partSize }),
    backend.findPosts({ sort: "none", start: 0, limit: 0 }),
  ]);
  const lists = listHelpLists(cards, help);
  const own = [...listFixedPages(build), ...lists];
  const helpCount = help.outcome === "found" ? help.found.count : 0;
  const postCount = posts.outcome === "found" ? posts.found.count : 0;
  const counted = combine([], [cards, help, posts]);

  return {
    ...counted,
    count: own.length + helpCount + postCount,
    async read(start, limit) {
      const inHelp = cut(start - own.length, limit, helpCount);
      const inPosts = cut(start - own.length - helpCount, limit, postCount);
      const [articles, news] = await Promise.all([
        inHelp && backend.findHelpTitles(inHelp),
        inPosts && backend.findPosts({ sort: "none", ...inPosts }),
      ]);
      const entries = [
        ...own.slice(start, start + limit),
        ...(articles?.outcome === "found" ? listHelpArticles(articles.found.titles) : []),
        ...(news?.outcome === "found" ? listPosts(news.found.articles) : []),
      ];
      return combine(entries, [cards, help, posts, articles, news]);
    },
  };
}

/** The last change of each part; of a long sitemap none. */
export async function dateParts(sitemap: Sitemap): Promise<(string | undefined)[]> {
  const parts = Array.from({ length: Math.ceil(sitemap.count / partSize) }, (_, part) => part);
  if (parts.length > mostDatedParts) return parts.map(() => undefined);
  const read = await Promise.all(parts.map((part) => sitemap.read(part * partSize, partSize)));
  return read.map(({ entries }) => latest(entries.map(({ changed }) => changed)));
}

function combine(
  entries: SitemapEntry[],
  answers: readonly (Answer<unknown> | undefined)[],
): ListedEntries {
  const given = answers.filter((answer) => answer !== undefined);
  return {
    entries,
    isWhole: given.every(({ outcome }) => outcome === "found"),
    isSure: given.every(isConclusive),
  };
}

/** The range of a list that begins `-start` entries after the part; undefined when it has none of it. */
function cut(start: number, limit: number, count: number): Range | undefined {
  const from = Math.max(0, start);
  const to = Math.min(start + limit, count);
  return to > from ? { start: from, limit: to - from } : undefined;
}

/** Paths of the route table that show a page and have no parameter. */
function listFixedPages({ routes }: Pick<ServerBuild, "routes">): SitemapEntry[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.id !== "root" && "default" in route.module)
    .map((route) => ({ path: `/${(route?.path ?? "").replace(/^\//, "")}` }))
    .filter(({ path }) => !path.includes(":") && !unlisted.has(path));
}

/** The pages of help categories. One is dated when all of its articles are known. */
function listHelpLists(
  cards: Answer<HelpCategory[]>,
  help: Answer<{ titles: readonly TitleEntry[]; count: number }>,
): SitemapEntry[] {
  const changes = new Map<string, string | undefined>();
  const titles = help.outcome === "found" ? help.found.titles : [];
  const areAllKnown = help.outcome === "found" && help.found.count === titles.length;
  const byCategory = Map.groupBy(titles, ({ category }) => category?.slug);
  for (const { slug, articles, count = articles.length } of foundOf(cards)) {
    const own = byCategory.get(slug)?.map(({ article }) => article);
    const known = count === articles.length ? articles : areAllKnown ? own : undefined;
    changes.set(slug, lastChange(known ?? []));
  }
  return [...new Set<string>([...fixedCategorySlugs, ...changes.keys()])].map((slug) => ({
    path: categoryPath(slug),
    changed: changes.get(slug),
  }));
}

function foundOf(cards: Answer<HelpCategory[]>): readonly HelpCategory[] {
  return cards.outcome === "found" ? cards.found : [];
}

function listHelpArticles(titles: readonly TitleEntry[]): SitemapEntry[] {
  return titles.map(({ article, category }) => ({
    path: articlePath(category?.slug ?? "", article.slug),
    changed: changeOf(article),
  }));
}

function listPosts(articles: readonly ArticleLink[]): SitemapEntry[] {
  return articles.map((article) => ({
    path: blogArticlePath(article.slug),
    changed: changeOf(article),
  }));
}

function changeOf({ updatedAt, publishedAt }: ArticleLink): string | undefined {
  return updatedAt ?? publishedAt;
}

/** A list's last change is that of its newest article. */
function lastChange(articles: readonly ArticleLink[]): string | undefined {
  return latest(articles.map(changeOf));
}

/** The latest of several instants in the same format. */
function latest(instants: readonly (string | undefined)[]): string | undefined {
  return instants.reduce(
    (last, instant) => (!last || (instant && instant > last) ? instant : last),
    undefined,
  );
}
