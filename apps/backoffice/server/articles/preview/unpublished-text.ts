import type { Kysely } from "kysely";
import type { ArticleRow } from "../../db/rows/content-rows.ts";
import type { Database } from "../../db/schema.ts";
import { type ArticleFields, articleFields, readArticleFields } from "../article-fields.ts";
import { selectArticles } from "../require-article.ts";

export interface UnpublishedText {
  row: ArticleRow;
  /** Those of the working copy; without one, those of the article's row. */
  fields: ArticleFields;
  /** Changes with each save. */
  stamp: string;
}

/** Finds what an editor would publish next; undefined when there is no such article. */
export async function findUnpublishedText(
  db: Kysely<Database>,
  id: string,
): Promise<UnpublishedText | undefined> {
  const row = await selectArticles(db)
    .selectAll("articles")
    .where("articles.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const copy = await db
    .selectFrom("article_working_copies")
    .select(["fields", "saved_at", "revision"])
    .where("article_id", "=", id)
    .executeTakeFirst();
  return {
    row,
    fields: copy ? articleFields.parse(JSON.parse(copy.fields)) : readArticleFields(row),
    stamp: copy ? `copy ${copy.saved_at} ${copy.revision}` : `article ${row.revision}`,
  };
}
