import type { Kysely } from "kysely";
import type { Database } from "../../db/schema.ts";

/** How many deleted articles may lead from one to the next. */
const mostSteps = 10;

/**
 * Finds the articles that readers of these get: an article in the trash may redirect to another one,
 * which may be deleted later and redirect to a third.
 *
 * @returns the last article's id for each of these ids; null: a deleted article has no redirect
 */
export async function followTrash(
  db: Kysely<Database>,
  ids: Iterable<string>,
): Promise<Map<string, string | null>> {
  const ends = new Map<string, string | null>([...ids].map((id) => [id, id]));
  for (let step = 0; step < mostSteps; step += 1) {
    const open = [...new Set(ends.values())].filter((id) => id !== null);
    if (open.length === 0) break;
    const deleted = await db
      .selectFrom("article_trash")
      .select(["article_id", "redirect_to"])
      .where("article_id", "in", open)
      .execute();
    if (deleted.length === 0) break;
    const next = new Map(deleted.map((row) => [row.article_id, row.redirect_to]));
    for (const [id, end] of ends) {
      if (end !== null && next.has(end)) ends.set(id, next.get(end) ?? null);
    }
  }
  return ends;
}
