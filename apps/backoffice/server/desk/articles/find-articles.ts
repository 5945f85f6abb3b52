import { toIso } from "@crm/contract/dates";
import type { Context } from "hono";
import type { Kysely } from "kysely";
import { articlePath } from "../../articles/article-paths.ts";
import { selectArticles as selectUndeleted } from "../../articles/require-article.ts";
import type { ArticleRow } from "../../db/rows/content-rows.ts";
import type { Database } from "../../db/schema.ts";
import { HttpError } from "../../http/http-error.ts";
import { findLinkingArticles } from "../../links/find-linking-articles.ts";
import type { Services } from "../../services.ts";
import type { Article, ArticleDetail, ArticleStatus } from "../transport/content-shapes.ts";
import { contains, countRows, readChoice, readListQuery } from "../transport/list-query.ts";
import type { Page } from "../transport/shapes.ts";

const sorts = ["updatedAt", "title", "section", "categoryName", "publishedAt"] as const;
const sortColumns = {
  updatedAt: "articles.updated_at",
  title: "articles.title",
  section: "articles.section",
  categoryName: "categories.name",
  publishedAt: "articles.published_at",
} as const;

const listColumns = [
  "articles.id",
  "articles.section",
  "articles.category_id",
  "articles.list",
  "articles.title",
  "articles.slug",
  "articles.image",
  "articles.published_at",
  "articles.created_at",
  "articles.updated_at",
  "articles.revision",
  "article_working_copies.saved_at",
  "article_working_copies.publish_at",
  "articles.is_oversized",
  "articles.is_sample",
  "categories.name as category_name",
  "categories.slug as category_slug",
] as const;

type FindServices = Pick<Services, "db" | "now" | "settings">;

/** Lists articles in any status, without their text. */
export async function listArticles(services: FindServices, c: Context): Promise<Page<Article>> {
  const { limit, offset, sort, order, search } = readListQuery(c, sorts);
  const section = readChoice(c, "section", ["help", "blog"]);
  const status = readChoice(c, "status", ["draft", "scheduled", "published", "changed"]);
  const size = readChoice(c, "size", ["oversized"]);
  const origin = readChoice(c, "origin", ["sample", "own"]);
  const categoryId = c.req.query("categoryId");
  const now = services.now();
  let matching = selectArticles(services.db);
  if (section) matching = matching.where("articles.section", "=", section);
  if (categoryId) matching = matching.where("articles.category_id", "=", categoryId);
  if (status === "draft") matching = matching.where("articles.published_at", "is", null);
  if (status === "scheduled") matching = matching.where("articles.published_at", ">", now);
  if (status === "published") matching = matching.where("articles.published_at", "<=", now);
  if (size) matching = matching.where("articles.is_oversized", "=", 1);
  if (origin) matching = matching.where("articles.is_sample", "=", origin === "sample" ? 1 : 0);
  if (status === "changed") {
    matching = matching
      .where("article_working_copies.saved_at", "is not", null)
      .where("articles.published_at", "is not", null);
  }
  if (search) {
    matching = matching.where(({ or, ref }) =>
      or([
        contains(ref("articles.title"), search),
        contains(ref("articles.slug"), readSlug(search)),
      ]),
    );
  }
  const total = await countRows(matching);
  const rows = await matching
    .select(listColumns)
    .orderBy(sortColumns[sort], order)
    .orderBy("articles.id")
    .limit(limit)
    .offset(offset)
    .execute();
  return { data: rows.map((row) => toArticle(row, services)), total };
}

/** What people paste may be the whole address of the page; its last part is the slug. */
function readSlug(search: string): string {
  if (!/^(?:https?:\/\/|\/)/.test(search)) return search;
  const path = search.replace(/[?#].*$/, "").replace(/\/+$/, "");
  return path.slice(path.lastIndexOf("/") + 1) || search;
}

/**
 * Finds one article in any status, with its text.
 *
 * @throws HttpError 404 when there is none
 */
export async function findArticle(services: FindServices, id: string): Promise<ArticleDetail> {
  const row = await selectArticles(services.db)
    .select([
      ...listColumns,
      "articles.image_alt",
      "articles.excerpt",
      "articles.meta_description",
      "articles.content",
    ])
    .where("articles.id", "=", id)
    .executeTakeFirst();
  if (!row) throw new HttpError(404, "There is no such article");
  const article = toArticle(row, services);
  return {
    ...article,
    linkedFrom: article.status === "published" ? await findLinkingArticles(services, article) : [],
    imageAlt: row.image_alt,
    excerpt: row.excerpt,
    metaDescription: row.meta_description,
    content: row.content,
  };
}

function selectArticles(db: Kysely<Database>) {
  return selectUndeleted(db)
    .innerJoin("categories", "categories.id", "articles.category_id")
    .leftJoin("article_working_copies", "article_working_copies.article_id", "articles.id");
}

type ListRow = Omit<
  ArticleRow,
  "position" | "image_alt" | "excerpt" | "meta_description" | "content" | "last_published_at"
> & {
  category_name: string;
  category_slug: string;
  saved_at: number | null;
  publish_at: number | null;
};

function toArticle(row: ListRow, { now, settings }: FindServices): Article {
  const status = readStatus(row.published_at, now());
  const path = articlePath({ ...row, categorySlug: row.category_slug });
  return {
    id: row.id,
    section: row.section,
    categoryId: row.category_id,
    categoryName: row.category_name,
    list: row.list,
    title: row.title,
    slug: row.slug,
    image: row.image,
    status,
    publishedAt: toIso(row.published_at),
    createdAt: toIso(row.created_at),
    updatedAt: toIso(row.updated_at),
    hasChanges: row.saved_at !== null && row.published_at !== null,
    changesAt: toIso(row.publish_at),
    revision: row.revision,
    isOversized: row.is_oversized === 1,
    isSample: row.is_sample === 1,
    siteUrl: status === "published" ? `${settings.siteUrl}${path}` : null,
  };
}

/** The status of an article by its time of publication. */
export function readStatus(publishedAt: number | null, now: number): ArticleStatus {
  if (publishedAt === null) return "draft";
  return publishedAt > now ? "scheduled" : "published";
}
