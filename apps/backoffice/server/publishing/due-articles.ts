import type { Kysely } from "kysely";
import { findStalePaths } from "../articles/stale-paths.ts";
import type { Database } from "../db/schema.ts";
import { type RepeatedCheck, repeatCheck } from "../repeated-check.ts";
import type { Services } from "../services.ts";

/** How often to check for scheduled articles that are due. Milliseconds. */
const checkEveryMs = 1_000;

/** More due articles, as after the sample content was loaded, count as a change of all pages. */
const mostNamed = 50;

type DueServices = Pick<Services, "db" | "now" | "changeFeed" | "log">;

/**
 * Records the change when a scheduled article is due; the calls return due articles by themselves.
 * The database stores until when articles were checked. So an article that became due while every back
 * office was stopped is found at the next start, and one of several back offices records it.
 */
export function createDueArticles({ db, now, changeFeed, log }: DueServices): RepeatedCheck {
  async function check(): Promise<void> {
    const time = now();
    const isDue = await selectDue(db, time).limit(1).executeTakeFirst();
    if (!isDue) return;
    await changeFeed.change(async (trx) => {
      const due = await selectDue(trx, time).execute();
      const before = due[0]?.checked_until;
      if (before === undefined) return [];
      const { numUpdatedRows } = await trx
        .updateTable("content_state")
        .set({ checked_until: time })
        // Another back office that checks at the same time waits here and then finds no row.
        .where("checked_until", "=", before)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return [];
      if (due.length > mostNamed) return ["*"];
      const stale: string[] = [];
      for (const { id } of due) stale.push(...(await findStalePaths(trx, id, time)));
      return stale;
    });
  }

  return repeatCheck({
    check,
    everyMs: checkEveryMs,
    log,
    failure: "can't check for due articles",
  });
}

/** The articles that became due since the last check, each with the time of that check. */
function selectDue(db: Kysely<Database>, time: number) {
  return db
    .selectFrom("articles")
    .innerJoin("content_state", (join) =>
      join.onRef("articles.published_at", ">", "content_state.checked_until"),
    )
    .select(["articles.id", "content_state.checked_until"])
    .where("articles.section", "in", ["help", "blog"])
    .where("articles.published_at", "<=", time);
}
