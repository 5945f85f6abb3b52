import { articleLists } from "@crm/contract/calls/article";
import type { Transaction } from "kysely";
import { selectArticles } from "../articles/require-article.ts";
import type { Database } from "../db/schema.ts";
import { HttpError } from "../http/http-error.ts";
import type { CategoryChange } from "./category-input.ts";

/**
 * Puts the articles of a help category into its four lists, in the given order.
 *
 * @throws HttpError 409 unless the lists contain each of its articles once: articles may have been
 *   added or removed since the editor opened it
 */
export async function orderArticles(
  trx: Transaction<Database>,
  categoryId: string,
  lists: NonNullable<CategoryChange["lists"]>,
): Promise<void> {
  const rows = await selectArticles(trx)
    .select(["id", "list", "position"])
    .where("category_id", "=", categoryId)
    .execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  const places = articleLists.flatMap((list) =>
    (lists[list] ?? []).map((id, index) => ({ id, list, position: index + 1 })),
  );
  const named = new Set(places.map(({ id }) => id));
  const isWhole = named.size === places.length && named.size === known.size;
  if (!isWhole || places.some(({ id }) => !known.has(id))) {
    throw new HttpError(
      409,
      "An article was added to this category or removed from it after you opened it. Reload the page and make your change again.",
    );
  }
  for (const { id, list, position } of places) {
    const row = known.get(id);
    if (row?.list === list && row.position === position) continue;
    await trx
      .updateTable("articles")
      // An article's revision counts its texts, so that a move is no conflict for its editors.
      .set({ list, position })
      .where("id", "=", id)
      .execute();
  }
}
