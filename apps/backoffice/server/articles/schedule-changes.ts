import type { Transaction } from "kysely";
import type { Database } from "../db/schema.ts";
import { HttpError } from "../http/http-error.ts";
import { updateLinks } from "../links/update-links.ts";
import type { Services } from "../services.ts";
import { readWorkingCopy } from "./find-working-copy.ts";
import type { PreparedChanges, Publication } from "./prepare-changes.ts";
import { lockArticle } from "./require-article.ts";

/**
 * Lets the working copy of a published article wait for its time; see `due-changes.ts`. Until then nobody
 * can change it, so that no half a sentence goes live.
 *
 * @param changes of an article that is on the site
 * @throws HttpError like `scheduleArticle`
 */
export async function scheduleChanges(
  { db, settings }: Pick<Services, "db" | "settings">,
  { article: { id }, copy, fields, confirm }: PreparedChanges,
  at: number,
  { personId, note = null }: Publication,
): Promise<void> {
  if (!copy) throw new HttpError(400, "There are no changes to publish");
  await db.transaction().execute(async (trx) => {
    await confirm(trx);
    await updateLinks(trx, fields.content, settings.siteUrl, at);
    const taken = await trx
      .selectFrom("articles")
      .select("id")
      .where("section", "=", fields.section)
      .where("slug", "=", fields.slug)
      .where("id", "!=", id)
      .executeTakeFirst();
    if (taken) {
      throw new HttpError(409, "Another article of this section has this address.", {
        field: "slug",
      });
    }
    await trx
      .updateTable("article_working_copies")
      .set({
        publish_at: at,
        note,
        problem: null,
        saved_by: personId ?? copy.saved_by,
        revision: copy.revision + 1,
      })
      .where("article_id", "=", id)
      .execute();
  });
}

/**
 * @throws HttpError 404 when there is no such article, 409 when none of its changes are scheduled, such as
 *   after their time
 */
export async function cancelSchedule({ db }: Pick<Services, "db">, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockArticle(trx, id);
    await readWorkingCopy(trx, id);
    if (!(await cancelTime(trx, id))) {
      throw new HttpError(
        409,
        "These changes are already on the site, or nothing is scheduled. Reload the page.",
      );
    }
  });
}

/**
 * Keeps the changes of an article, and publishes them only when an editor does.
 *
 * @returns whether they were scheduled
 */
export async function cancelTime(trx: Transaction<Database>, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("article_working_copies")
    .set((eb) => ({ publish_at: null, revision: eb("revision", "+", 1) }))
    .where("article_id", "=", id)
    .where("publish_at", "is not", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
