import { type Kysely, PostgresAdapter, type Selectable, type Transaction } from "kysely";
import type { Database } from "../db/schema.ts";
import { HttpError } from "../http/http-error.ts";

/** The articles that are not in the trash. */
export function selectArticles(db: Kysely<Database>) {
  return db
    .selectFrom("articles")
    .leftJoin("article_trash", "article_trash.article_id", "articles.id")
    .where("article_trash.article_id", "is", null);
}

/** @throws HttpError 404 when there is no such article, or when it is in the trash */
export async function requireArticle(
  db: Kysely<Database>,
  id: string,
): Promise<Selectable<Database["articles"]>> {
  const article = await selectArticles(db)
    .selectAll("articles")
    .where("articles.id", "=", id)
    .executeTakeFirst();
  if (!article) throw new HttpError(404, "There is no such article");
  return article;
}

/**
 * Lets others who change the article, its working copy or its place in the trash wait until this
 * transaction ends. Whoever reads a text and writes it again calls it before reading.
 */
export async function lockArticle(trx: Transaction<Database>, id: string): Promise<void> {
  // SQLite has one writer at a time.
  if (!(trx.getExecutor().adapter instanceof PostgresAdapter)) return;
  await trx.selectFrom("articles").select("id").where("id", "=", id).forNoKeyUpdate().execute();
}
