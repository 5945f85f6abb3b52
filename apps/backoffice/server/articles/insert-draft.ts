import type { Kysely, Transaction } from "kysely";
import type { Database } from "../db/schema.ts";
import { recordArticlePictures } from "../media/picture-uses.ts";
import { type ArticleColumns, type CheckedText, toColumns } from "./article-columns.ts";
import type { ArticleInput } from "./article-input.ts";

/**
 * Inserts a draft, last in its list unless it has a place. Its links are not checked.
 *
 * @returns its text
 */
export async function insertDraft(
  trx: Transaction<Database>,
  draft: { id: string; input: ArticleInput; body: CheckedText; createdAt: number },
): Promise<string> {
  const { id, input, body, createdAt } = draft;
  const columns = await toColumns(trx, input, body);
  const position = input.position ?? (await nextPosition(trx, columns));
  await trx
    .insertInto("articles")
    .values({
      id,
      ...columns,
      position,
      published_at: null,
      created_at: createdAt,
      updated_at: createdAt,
    })
    .execute();
  await recordArticlePictures(trx, id, columns);
  return columns.content;
}

async function nextPosition(db: Kysely<Database>, { category_id, list }: ArticleColumns) {
  const { last } = await db
    .selectFrom("articles")
    .select(({ fn }) => fn.max("position").as("last"))
    .where("category_id", "=", category_id)
    .where("list", list === null ? "is" : "=", list)
    .executeTakeFirstOrThrow();
  return Number(last ?? 0) + 1;
}
