import type { Kysely } from "kysely";
import type { Database } from "./schema.ts";

/**
 * Claims work that one of several back offices does for all of them, such as the hourly clean-up.
 *
 * @param name names the work
 * @param now epoch milliseconds
 * @param forMs how long nobody else may claim it
 * @returns whether this process must do it
 */
export async function claimWork(
  db: Kysely<Database>,
  name: string,
  now: number,
  forMs: number,
): Promise<boolean> {
  await db
    .insertInto("shared_work")
    .values({ name, done_until: 0 })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const { numUpdatedRows } = await db
    .updateTable("shared_work")
    .set({ done_until: now + forMs })
    .where("name", "=", name)
    // A claim so far in the future was made by a wrong clock.
    .where(({ eb, or }) =>
      or([eb("done_until", "<=", now), eb("done_until", ">", now + 2 * forMs)]),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
