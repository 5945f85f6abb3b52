import { normalizeMiss } from "@crm/contract/extensions/search-misses";
import type { CommitInGroup } from "../db/group-commits.ts";

/** How many searches are stored; beyond that the rarest and oldest are deleted. */
export const maxMisses = 1_000;

/** Counts a search with no results. Terms that may name a person are not stored. */
export async function countMiss(
  commitInGroup: CommitInGroup,
  term: string,
  now: number,
): Promise<void> {
  const normal = normalizeMiss(term);
  if (normal === undefined) return;
  await commitInGroup(async (trx) => {
    await trx
      .insertInto("search_misses")
      .values({ term: normal, count: 1, last_at: now })
      .onConflict((conflict) =>
        conflict
          .column("term")
          .doUpdateSet(({ eb }) => ({ count: eb("search_misses.count", "+", 1), last_at: now })),
      )
      .execute();
    const { stored } = await trx
      .selectFrom("search_misses")
      .select(({ fn }) => fn.countAll<number>().as("stored"))
      .executeTakeFirstOrThrow();
    if (stored <= maxMisses) return;
    const rarest = trx
      .selectFrom("search_misses")
      .select("term")
      .where("term", "!=", normal)
      .orderBy("count")
      .orderBy("last_at")
      .limit(stored - maxMisses);
    await trx.deleteFrom("search_misses").where("term", "in", rarest).execute();
  });
}
