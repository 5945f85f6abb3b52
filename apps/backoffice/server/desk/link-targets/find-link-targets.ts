import { addHeadingIds } from "@crm/server-kit/article-headings";
import { parseInParts } from "@crm/server-kit/parse-html";
import type { Kysely } from "kysely";
import { type ArticlePlace, articlePath } from "../../articles/article-paths.ts";
import { selectArticles as selectUndeleted } from "../../articles/require-article.ts";
import type { Database } from "../../db/schema.ts";
import { HttpError } from "../../http/http-error.ts";
import { findArticlePages } from "../../links/find-page.ts";
import { readSiteAddress } from "../../links/site-address.ts";
import type { Services } from "../../services.ts";
import { readStatus } from "../articles/find-articles.ts";
import type { LinkTarget, LinkTargetDetail } from "../transport/content-shapes.ts";
import { contains } from "../transport/list-query.ts";
import type { OwnPage } from "./fetch-own-pages.ts";

type FindServices = Pick<Services, "db" | "now" | "settings">;

/** How many articles, and how many other pages, are listed. */
const mostListed = 12;

/**
 * Finds pages whose title contains every word of a search: articles first, published ones before
 * others, then tutorials and fixed pages.
 */
export async function findLinkTargets(
  { db, now }: FindServices,
  search: string,
  pages: readonly OwnPage[],
): Promise<LinkTarget[]> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const rows = await words
    .reduce(
      (query, word) => query.where((eb) => contains(eb.ref("articles.title"), word)),
      selectArticles(db),
    )
    .orderBy((eb) => eb.case().when("articles.published_at", "<=", now()).then(0).else(1).end())
    .orderBy("articles.title")
    .orderBy("articles.id")
    .limit(mostListed)
    .execute();
  const matching = pages.filter(({ title }) => {
    const text = title.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return [
    ...rows.map((row) => toTarget(row, now())),
    ...matching.slice(0, mostListed).map(({ kind, path, title }) => ({
      ...{ kind, path, title },
      status: null,
    })),
  ];
}

/**
 * Describes the page that a link points to.
 *
 * @param href an address of the site, with or without its origin
 * @throws HttpError 404 when it is no page that `findLinkTargets` lists
 */
export async function describeLinkTarget(
  { db, now, settings }: FindServices,
  href: string,
  pages: readonly OwnPage[],
): Promise<LinkTargetDetail> {
  const address = readSiteAddress(href, settings.siteUrl);
  if (address?.kind === "fixed") {
    const page = pages.find(({ path }) => path.toLowerCase() === address.path.toLowerCase());
    if (page) return { ...page, status: null };
  }
  if (address?.kind === "help-article" || address?.kind === "blog-article") {
    const section = address.kind === "help-article" ? "help" : "blog";
    const page = (await findArticlePages(db, section, [address.slug])).get(address.slug);
    const row = await selectArticles(db)
      .select("articles.content")
      .where("articles.id", "=", page?.articleId ?? "")
      .executeTakeFirst();
    if (row) {
      const headings = addHeadingIds(await parseInParts(row.content));
      return { ...toTarget(row, now()), headings: headings.map(({ id, text }) => ({ id, text })) };
    }
  }
  throw new HttpError(404, "There is no page at this address");
}

function selectArticles(db: Kysely<Database>) {
  return selectUndeleted(db)
    .innerJoin("categories", "categories.id", "articles.category_id")
    .select([
      "articles.title",
      "articles.section",
      "articles.slug",
      "articles.published_at",
      "categories.slug as categorySlug",
    ]);
}

function toTarget(
  row: ArticlePlace & { title: string; published_at: number | null },
  now: number,
): LinkTarget {
  return {
    kind: row.section,
    path: articlePath(row),
    title: row.title,
    status: readStatus(row.published_at, now),
  };
}
