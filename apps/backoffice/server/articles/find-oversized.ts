import type { Services } from "../services.ts";
import { articleThread } from "./article-thread.ts";

/** How many texts are read at a time, so that other requests do not wait for all of them. */
const batchSize = 10;

/**
 * Stores which articles exceed the limits, for articles that were not measured yet: those from before
 * the limits, and those imported into the database. The desk shows this to editors.
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
        // An editor may have saved another text in the meantime.
        .where("id", "=", id)
        .where("is_oversized", "is", null)
        .execute();
    }
    if (rows.length < batchSize) return;
  }
}
