import type { Kysely, Selectable } from "kysely";
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
