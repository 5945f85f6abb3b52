import { pathsShowingSection } from "../articles/article-paths.ts";
import type { CategoryRow } from "../db/rows/content-rows.ts";
import { HttpError } from "../http/http-error.ts";
import type { Services } from "../services.ts";

/**
 * Puts a section's categories in order.
 *
 * @throws HttpError 409 unless each category is listed once: categories may have been added or deleted
 */
export async function orderCategories(
  { changeFeed }: Pick<Services, "changeFeed">,
  section: CategoryRow["section"],
  ids: readonly string[],
): Promise<void> {
  await changeFeed.change(async (trx) => {
    const rows = await trx
      .selectFrom("categories")
      .select("id")
      .where("section", "=", section)
      .execute();
    const named = new Set(ids);
    const isWhole = named.size === ids.length && named.size === rows.length;
    if (!isWhole || rows.some(({ id }) => !named.has(id))) {
      throw new HttpError(
        409,
        "Somebody else changed the categories in the meantime. Please try again.",
      );
    }
    for (const [index, id] of ids.entries()) {
      await trx
        .updateTable("categories")
        .set({ position: index + 1 })
        .where("id", "=", id)
        .execute();
    }
    return pathsShowingSection(section);
  });
}
