import { normalizeMiss } from "@crm/contract/extensions/search-misses";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";

/** So many searches are kept; then the rarest and oldest makes room. */
export const mostMisses = 1_000;

/** Counts a search that found nothing. What may name a person is not kept. */
export async function countMiss(db: Kysely<Database>, term: string, now: number): Promise<void> {
  const normal = normalizeMiss(term);
  if (normal === undefined) return;
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto("search_misses")
      .values({ term: normal, count: 1, last_at: now })
      .onConflict((conflict) =>
        conflict
          .column("term")
          .doUpdateSet(({ eb }) => ({ count: eb("search_misses.count", "+", 1), last_at: now })),
      )
      .execute();
    const { kept } = await trx
      .selectFrom("search_misses")
      .select(({ fn }) => fn.countAll<number>().as("kept"))
      .executeTakeFirstOrThrow();
    if (kept <= mostMisses) return;
    const rarest = trx
      .selectFrom("search_misses")
      .select("term")
      .where("term", "!=", normal)
      .orderBy("count")
      .orderBy("last_at")
      .limit(kept - mostMisses);
    await trx.deleteFrom("search_misses").where("term", "in", rarest).execute();
  });
}
