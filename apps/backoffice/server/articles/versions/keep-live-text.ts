import type { Transaction } from "kysely";
import type { Database } from "../../db/schema.ts";
import { addVersion } from "../add-version.ts";

/**
 * Adds the text that is on the site as the first version, if the article has none: sample articles and
 * those from before there were versions. Call it before the text changes.
 */
export async function keepLiveText(
  trx: Transaction<Database>,
  articleId: string,
  now: number,
): Promise<void> {
  const article = await trx
    .selectFrom("articles")
    .leftJoin("article_versions", "article_versions.article_id", "articles.id")
    .select("articles.published_at as publishedAt")
    .where("articles.id", "=", articleId)
    .where("articles.published_at", "<=", now)
    .where("article_versions.number", "is", null)
    .executeTakeFirst();
  const publishedAt = article?.publishedAt ?? null;
  if (publishedAt === null) return;
  // Another change of the same article waits here, so that only one adds the first version.
  await trx
    .updateTable("articles")
    .set((eb) => ({ revision: eb.ref("revision") }))
    .where("id", "=", articleId)
    .execute();
  await addVersion(trx, articleId, { publishedBy: null, publishedAt });
}
