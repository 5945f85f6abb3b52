import type { Transaction } from "kysely";
import type { Database } from "../../db/schema.ts";

/**
 * Deletes what was only scheduled: it was never on the site.
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
