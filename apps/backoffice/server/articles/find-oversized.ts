import type { Services } from "../services.ts";
import { articleThread } from "./article-thread.ts";

/** So many texts are read at a time, so that nobody waits for all of them. */
const batchSize = 10;

/**
 * Notes which articles are larger than the limits for texts, where that is not known: they were
 * saved before there were limits, or put into the database from outside. Editors are told which.
 */
export async function findOversized({ db }: Pick<Services, "db">): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom("articles")
      .select(["id", "content"])
      .where("is_oversized", "is", null)
      .limit(batchSize)
      .execute();
    for (const { id, content } of rows) {
      const is_oversized = (await articleThread.run("isOversized", content)) ? 1 : 0;
      await db
        .updateTable("articles")
        .set({ is_oversized })
        // An editor may have saved another text meanwhile.
        .where("id", "=", id)
        .where("is_oversized", "is", null)
        .execute();
    }
    if (rows.length < batchSize) return;
  }
}
