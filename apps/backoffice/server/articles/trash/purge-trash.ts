import type { Transaction } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { Services } from "../../services.ts";
import { saveOldSlug } from "../../slugs/old-slugs.ts";
import { lockArticle } from "../require-article.ts";

/** How long a deleted article can be restored. */
export const trashDays = 30;
const keptMs = trashDays * 24 * 60 * 60_000;

/**
 * Deletes the articles that have been in the trash for long enough, with their versions and readers'
 * feedback. Their addresses stay: each leads to the chosen article, or belongs to an article that no
 * longer exists, which means that its page is gone.
 *
 * @returns the ids of the deleted articles
 */
export async function purgeTrash({ db, now }: Pick<Services, "db" | "now">): Promise<string[]> {
  const time = now();
  const due = await db
    .selectFrom("article_trash")
    .select("article_id")
    .where("deleted_at", "<=", time - keptMs)
    .execute();
  for (const { article_id } of due) {
    await db.transaction().execute((trx) => deleteForGood(trx, article_id, time));
  }
  return due.map(({ article_id }) => article_id);
}

async function deleteForGood(trx: Transaction<Database>, id: string, time: number): Promise<void> {
  await lockArticle(trx, id);
  const article = await trx
    .selectFrom("article_trash")
    .innerJoin("articles", "articles.id", "article_trash.article_id")
    .select(["section", "slug", "last_published_at", "redirect_to"])
    .where("article_trash.article_id", "=", id)
    .executeTakeFirst();
  // Somebody may have restored it just now.
  if (!article) return;
  const { section, slug, last_published_at, redirect_to } = article;
  if (last_published_at !== null || redirect_to !== null) {
    await saveOldSlug(trx, { section, slug, kind: "article" }, redirect_to ?? id, time);
  }
  if (redirect_to !== null) {
    await trx
      .updateTable("old_slugs")
      .set({ target_id: redirect_to })
      .where("kind", "=", "article")
      .where("target_id", "=", id)
      .execute();
  }
  await trx
    .updateTable("article_trash")
    .set({ redirect_to })
    .where("redirect_to", "=", id)
    .execute();
  await trx.deleteFrom("article_feedback").where("article_id", "=", id).execute();
  await trx.deleteFrom("articles").where("id", "=", id).execute();
}
