import type { Transaction } from "kysely";
import type { Database } from "../../db/schema.ts";

/** How many of the newest versions are kept; of the older ones, the last of each month. */
const keptVersions = 50;

/** Deletes an article's surplus versions, so that they do not grow with every publish. */
export async function pruneVersions(trx: Transaction<Database>, articleId: string): Promise<void> {
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
