import { publishArticle } from "../articles/publish-article.ts";
import { FormError } from "../desk/transport/form-error.ts";
import { HttpError } from "../http/http-error.ts";
import { type RepeatedCheck, repeatCheck } from "../repeated-check.ts";
import type { Services } from "../services.ts";

/** How often to check for changes whose time has come. Milliseconds. */
const checkEveryMs = 1_000;

type DueServices = Pick<Services, "db" | "now" | "settings" | "changeFeed" | "log">;

/**
 * Publishes the scheduled changes of published articles when they are due, also those that became due
 * while every back office was stopped. Of several back offices, the one that deletes the working copy
 * publishes it. Changes that can't be published any more wait for their editor with the reason.
 */
export function createDueChanges(services: DueServices): RepeatedCheck {
  const { db, now, log } = services;

  async function check(): Promise<void> {
    const due = await db
      .selectFrom("article_working_copies")
      .innerJoin("articles", "articles.id", "article_id")
      .select(["article_id", "saved_by", "note", "publish_at"])
      .select(["article_working_copies.revision", "articles.revision as articleRevision"])
      .where("publish_at", "<=", now())
      // What was taken off the site stays off.
      .where("articles.published_at", "<=", now())
      .orderBy("publish_at")
      .execute();
    for (const { article_id: id, saved_by: personId, note, publish_at, ...seen } of due) {
      try {
        // Somebody may cancel the schedule and go on writing in this moment.
        await publishArticle(services, id, { personId, note, seen });
        log.info({ article: id, person: personId }, "scheduled changes published");
      } catch (error) {
        if (!(error instanceof HttpError) || error.status >= 500) {
          // It is tried again, and the others must not wait for it.
          log.error({ err: error, article: id }, "can't publish scheduled changes");
          continue;
        }
        const { numUpdatedRows } = await db
          .updateTable("article_working_copies")
          .set((eb) => ({
            publish_at: null,
            problem: explain(error),
            revision: eb("revision", "+", 1),
          }))
          .where("article_id", "=", id)
          .where("publish_at", "=", publish_at)
          .executeTakeFirstOrThrow();
        // Without a row, another back office has published them.
        if (numUpdatedRows > 0n)
          log.warn({ article: id, err: error }, "scheduled changes could not be published");
      }
    }
  }

  return repeatCheck({
    check,
    everyMs: checkEveryMs,
    log,
    failure: "can't publish scheduled changes",
  });
}

function explain(error: HttpError): string {
  return error instanceof FormError ? Object.values(error.errors).join(". ") : error.message;
}
