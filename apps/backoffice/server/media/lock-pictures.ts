import { PostgresAdapter, type Transaction } from "kysely";
import type { Database } from "../db/schema.ts";

/**
 * Lets a text that is being saved and the deletion of one of its pictures wait for each other: the deletion
 * sees the text, or the text is saved after the picture is gone. Many texts may be saved at once.
 *
 * Lock order: the article (`lockArticle`), then its pictures. A deletion locks one picture and nothing else,
 * so nobody waits for it in a circle.
 *
 * @param isDeletion whether the picture is going to be deleted
 */
export async function lockPictures(
  trx: Transaction<Database>,
  names: readonly string[],
  isDeletion = false,
): Promise<void> {
  // SQLite has one writer at a time.
  if (!(trx.getExecutor().adapter instanceof PostgresAdapter)) return;
  const rows = trx.selectFrom("pictures").select("name").where("name", "in", names).orderBy("name");
  await (isDeletion ? rows.forUpdate() : rows.forKeyShare()).execute();
}
