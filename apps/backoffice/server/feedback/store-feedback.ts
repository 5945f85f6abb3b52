import { randomUUID } from "node:crypto";
import type { ArticleFeedback } from "@crm/contract/extensions/article-feedback";
import type { CommitInGroup } from "../db/group-commits.ts";
import { HttpError } from "../http/http-error.ts";

/**
 * Stores a reader's feedback on an article. Only a "no" has a reason and a note.
 *
 * @throws HttpError 404 when no such article is published
 */
export async function storeFeedback(
  commitInGroup: CommitInGroup,
  { section, slug, helpful, reason, note }: ArticleFeedback,
  now: number,
): Promise<void> {
  await commitInGroup(async (trx) => {
    const article = await trx
      .selectFrom("articles")
      .select("id")
      .where("section", "=", section)
      .where("slug", "=", slug)
      .where("published_at", "<=", now)
      .executeTakeFirst();
    if (!article) throw new HttpError(404, "There is no such article", { field: "slug" });
    await trx
      .insertInto("article_feedback")
      .values({
        id: randomUUID(),
        article_id: article.id,
        helpful: helpful ? 1 : 0,
        reason: helpful ? null : (reason ?? null),
        note: helpful ? null : note || null,
        created_at: now,
      })
      .execute();
  });
}
