import type { Transaction } from "kysely";
import type { Database } from "../../db/schema.ts";
import { HttpError } from "../../http/http-error.ts";
import type { Services } from "../../services.ts";
import { lockArticle, requireArticle, selectArticles } from "../require-article.ts";
import { cancelTime } from "../schedule-changes.ts";
import { findStalePaths } from "../stale-paths.ts";
import { deleteFutureVersions } from "../versions/store-versions.ts";

type TrashServices = Pick<Services, "now" | "changeFeed">;

/**
 * Moves an article to the trash. Its row stays, as a draft that only the trash shows, so that its text,
 * place, addresses and pictures can come back.
 *
 * @param redirectTo the article that its address redirects to; null: its page is gone
 * @param person the id of who deletes it
 * @throws HttpError 404 when there is no such article, 400 when readers can't open the other one
 */
export async function trashArticle(
  { now, changeFeed }: TrashServices,
  id: string,
  { redirectTo, person }: { redirectTo: string | null; person: string },
): Promise<void> {
  const time = now();
  await changeFeed.change(async (trx) => {
    await lockArticle(trx, id);
    const article = await requireArticle(trx, id);
    if (redirectTo !== null) await requirePublished(trx, redirectTo, id, time);
    const stale = await findStalePaths(trx, id, time);
    const { published_at, last_published_at } = article;
    const wasShown = published_at !== null && published_at <= time;
    await trx
      .insertInto("article_trash")
      .values({
        article_id: id,
        deleted_at: time,
        deleted_by: person,
        published_at,
        redirect_to: redirectTo,
      })
      .execute();
    await trx
      .updateTable("articles")
      .set((eb) => ({
        published_at: null,
        last_published_at: wasShown ? published_at : last_published_at,
        revision: eb("revision", "+", 1),
      }))
      .where("id", "=", id)
      .execute();
    // A change that waits for its time must not bring a deleted article back to the site.
    await cancelTime(trx, id);
    await startCopyFromHere(trx, id);
    return stale;
  });
}

/**
 * Brings an article back from the trash, as it was: a published one is on the site again, with its
 * date. If it was scheduled for a time that has passed, it is a draft.
 *
 * @throws HttpError 404 when it is not in the trash
 */
export async function restoreArticle(
  { now, changeFeed }: TrashServices,
  id: string,
): Promise<void> {
  await changeFeed.change(async (trx) => {
    await lockArticle(trx, id);
    const deleted = await trx
      .deleteFrom("article_trash")
      .where("article_id", "=", id)
      .returning(["published_at", "deleted_at"])
      .executeTakeFirst();
    if (!deleted) throw new HttpError(404, "There is no such article in the trash");
    const { published_at: at, deleted_at } = deleted;
    const hasMissedItsTime = at !== null && at > deleted_at && at <= now();
    await trx
      .updateTable("articles")
      .set((eb) => ({
        published_at: hasMissedItsTime ? null : at,
        revision: eb("revision", "+", 1),
      }))
      .where("id", "=", id)
      .execute();
    await startCopyFromHere(trx, id);
    if (hasMissedItsTime) await deleteFutureVersions(trx, id, deleted_at);
    return findStalePaths(trx, id, now());
  });
}

/** The article got a new revision, but its text is the one from which the working copy started. */
async function startCopyFromHere(trx: Transaction<Database>, id: string): Promise<void> {
  await trx
    .updateTable("article_working_copies")
    .set((eb) => ({ article_revision: eb("article_revision", "+", 1) }))
    .where("article_id", "=", id)
    .execute();
}

async function requirePublished(
  trx: Transaction<Database>,
  id: string,
  deletedId: string,
  now: number,
): Promise<void> {
  const target = await selectArticles(trx)
    .select("articles.published_at")
    .where("articles.id", "=", id)
    .executeTakeFirst();
  const at = target?.published_at ?? null;
  if (id === deletedId || at === null || at > now) {
    throw new HttpError(400, "Please choose an article that is on the site", {
      field: "redirectTo",
    });
  }
}
