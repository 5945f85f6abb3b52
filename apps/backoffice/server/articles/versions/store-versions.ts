import type { Transaction } from "kysely";
import type { Database } from "../../db/schema.ts";
import { recordPictureUses } from "../../media/picture-uses.ts";
import { readArticleFields } from "../article-fields.ts";

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

/** How many of the newest versions are kept; of the older ones, the last of each month. */
const keptVersions = 50;

/** Deletes an article's surplus versions, so that they do not grow with every publish. */
async function pruneVersions(trx: Transaction<Database>, articleId: string): Promise<void> {
  const versions = await trx
    .selectFrom("article_versions")
    .select(["number", "published_at"])
    .where("article_id", "=", articleId)
    .orderBy("number", "desc")
    .execute();
  const months = new Set<string>();
  const surplus = versions.slice(keptVersions).flatMap(({ number, published_at }) => {
    const month = new Date(published_at).toISOString().slice(0, 7);
    if (months.has(month)) return number;
    months.add(month);
    return [];
  });
  if (surplus.length === 0) return;
  await trx
    .deleteFrom("article_versions")
    .where("article_id", "=", articleId)
    .where("number", "in", surplus)
    .execute();
}

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

/**
 * Deletes versions that were only scheduled: they were never on the site.
 *
 * @param after the time when the article stopped waiting for its publication
 */
export async function deleteFutureVersions(
  trx: Transaction<Database>,
  articleId: string,
  after: number,
): Promise<void> {
  await trx
    .deleteFrom("article_versions")
    .where("article_id", "=", articleId)
    .where("published_at", ">", after)
    .execute();
}
