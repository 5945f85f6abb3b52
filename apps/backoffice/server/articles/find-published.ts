import type { Kysely } from "kysely";
import type { ArticleRow } from "../db/rows/content-rows.ts";
import type { Database } from "../db/schema.ts";

/** The columns of a list's entries. */
export const summaryColumns = [
  "articles.id",
  "articles.section",
  "articles.category_id",
  "articles.list",
  "articles.position",
  "articles.title",
  "articles.slug",
  "articles.image",
  "articles.excerpt",
  "articles.meta_description",
  "articles.published_at",
  "articles.created_at",
  "articles.updated_at",
  "categories.name as category_name",
  "categories.slug as category_slug",
] as const;

/** Published articles of a section, with scheduled ones whose time has come. */
function selectPublished(db: Kysely<Database>, section: ArticleRow["section"], now: number) {
  return db
    .selectFrom("articles")
    .innerJoin("categories", "categories.id", "articles.category_id")
    .where("articles.section", "=", section)
    .where("articles.published_at", "<=", now);
}

/** Help articles in the order of their lists, without bodies. */
export function findHelpSummaries(db: Kysely<Database>, now: number, categoryId?: string) {
  return selectPublished(db, "help", now)
    .select(summaryColumns)
    .$if(categoryId !== undefined, (query) =>
      query.where("articles.category_id", "=", categoryId ?? ""),
    )
    .orderBy("articles.position")
    .orderBy("articles.title")
    .execute();
}

/** Blog posts, newest first, without bodies. */
export function findBlogSummaries(db: Kysely<Database>, now: number, categoryId?: string) {
  return selectPublished(db, "blog", now)
    .select(summaryColumns)
    .$if(categoryId !== undefined, (query) =>
      query.where("articles.category_id", "=", categoryId ?? ""),
    )
    .orderBy("articles.published_at", "desc")
    .orderBy("articles.id")
    .execute();
}

/** One published article with its body. */
export function findPublishedArticle(
  db: Kysely<Database>,
  section: ArticleRow["section"],
  by: { id: string } | { slug: string },
  now: number,
) {
  const query = selectPublished(db, section, now).select([
    ...summaryColumns,
    "articles.image_alt",
    "articles.content",
  ]);
  return "id" in by
    ? query.where("articles.id", "=", by.id).executeTakeFirst()
    : query.where("articles.slug", "=", by.slug).executeTakeFirst();
}
