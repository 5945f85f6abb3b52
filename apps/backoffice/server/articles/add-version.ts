import type { Transaction } from "kysely";
import type { Database } from "../db/schema.ts";
import { recordPictureUses } from "../media/picture-uses.ts";
import { readArticleFields } from "./article-fields.ts";
import { pruneVersions } from "./versions/prune-versions.ts";

/** Who published a version, and what they say about it. */
export interface VersionNote {
  /** The person's id; null: nobody at the desk, as with imported articles. */
  publishedBy: string | null;
  /** Epoch milliseconds. */
  publishedAt: number;
  note?: string | null;
}

/**
 * Adds a version with the article's text of this transaction, unless the last version has the same, and
 * deletes surplus ones.
 */
export async function addVersion(
  trx: Transaction<Database>,
  articleId: string,
  { publishedBy, publishedAt, note = null }: VersionNote,
): Promise<void> {
  const article = await trx
    .selectFrom("articles")
    .selectAll()
    .where("id", "=", articleId)
    .executeTakeFirstOrThrow();
  const last = await trx
    .selectFrom("article_versions")
    .select(["number", "fields"])
    .where("article_id", "=", articleId)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  const fields = JSON.stringify(readArticleFields(article));
  if (fields === last?.fields) return;
  const number = (last?.number ?? 0) + 1;
  await trx
    .insertInto("article_versions")
    .values({
      article_id: articleId,
      number,
      fields,
      published_at: publishedAt,
      published_by: publishedBy,
      note,
    })
    .execute();
  await recordPictureUses(trx, { article_id: articleId, version: number }, fields);
  await pruneVersions(trx, articleId);
}
