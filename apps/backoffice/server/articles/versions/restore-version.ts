import type { Insertable, Transaction } from "kysely";
import type { Database } from "../../db/schema.ts";
import { HttpError } from "../../http/http-error.ts";
import { recordPictureUses } from "../../media/picture-uses.ts";
import type { Services } from "../../services.ts";
import { lockArticle } from "../require-article.ts";
import { findFields } from "./find-versions.ts";

/**
 * Makes a version the article's working copy. The site changes only when an editor publishes it: a time for
 * which the replaced changes were scheduled is cancelled, because the editor chose it for another text.
 *
 * @param replaces the revision of the working copy that the editor agreed to replace; null: there was
 *   none
 * @returns the cancelled time in epoch milliseconds; null: none was scheduled
 * @throws HttpError 404 when there is no such article or version, 409 when there is another working copy
 */
export async function restoreVersion(
  { db, now }: Pick<Services, "db" | "now">,
  id: string,
  number: number,
  { replaces, person }: { replaces: number | null; person: string },
): Promise<number | null> {
  return db.transaction().execute(async (trx) => {
    await lockArticle(trx, id);
    // Its place in the category stays what it is now.
    const fields = JSON.stringify({ ...(await findFields(trx, id, number)), list: null });
    const { revision: article_revision } = await trx
      .selectFrom("articles")
      .select("revision")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const before = await trx
      .selectFrom("article_working_copies")
      .select("publish_at")
      .where("article_id", "=", id)
      .executeTakeFirst();
    const saved = {
      fields,
      article_revision,
      saved_at: now(),
      saved_by: person,
      publish_at: null,
      tab: null,
      problem: null,
      note: `Back to version ${number}`,
    };
    const isSaved =
      replaces === null
        ? await insertCopy(trx, { article_id: id, ...saved })
        : await replaceCopy(trx, id, replaces, saved);
    if (!isSaved) {
      throw new HttpError(
        409,
        "Somebody has saved unpublished changes of this article meanwhile. Reload the page and look at them first.",
      );
    }
    await recordPictureUses(trx, { article_id: id, working_copy: id }, fields);
    return before?.publish_at ?? null;
  });
}

type Saved = Omit<Insertable<Database["article_working_copies"]>, "article_id" | "revision">;

async function insertCopy(
  trx: Transaction<Database>,
  row: Saved & { article_id: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("article_working_copies")
    .values(row)
    .onConflict((conflict) => conflict.column("article_id").doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows !== 0n;
}

async function replaceCopy(
  trx: Transaction<Database>,
  id: string,
  revision: number,
  saved: Saved,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("article_working_copies")
    .set({ ...saved, revision: revision + 1 })
    .where("article_id", "=", id)
    .where("revision", "=", revision)
    .executeTakeFirstOrThrow();
  return numUpdatedRows !== 0n;
}
