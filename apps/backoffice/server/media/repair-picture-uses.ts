import { setImmediate as letOthersRun } from "node:timers/promises";
import type { Kysely } from "kysely";
import { lockArticle } from "../articles/require-article.ts";
import type { Database } from "../db/schema.ts";
import { findPictureNames } from "./picture-names.ts";
import { recordArticlePictures, recordPictureUses } from "./picture-uses.ts";

/** How many texts are read at a time, so that other requests do not wait for all of them. */
const batchSize = 10;

/**
 * Compares all articles and working copies with the recorded uses, and corrects these: somebody may have
 * imported texts into the database. Versions never change after they were recorded.
 */
export async function repairPictureUses(db: Kysely<Database>): Promise<void> {
  await repairEach(
    (after) =>
      db
        .selectFrom("articles")
        .select(["id", "image", "image_alt", "content"])
        .where("id", ">", after)
        .orderBy("id")
        .limit(batchSize)
        .execute(),
    async (article) => {
      const text = `${article.image ?? ""} ${article.content}`;
      if (await isRecorded(db, article.id, null, text)) return;
      await db.transaction().execute(async (trx) => {
        await lockArticle(trx, article.id);
        // Somebody may have saved it since it was read.
        const current = await trx
          .selectFrom("articles")
          .select(["image", "image_alt", "content"])
          .where("id", "=", article.id)
          .executeTakeFirst();
        if (current) await recordArticlePictures(trx, article.id, current);
      });
    },
  );
  await repairEach(
    (after) =>
      db
        .selectFrom("article_working_copies")
        .select(["article_id as id", "fields"])
        .where("article_id", ">", after)
        .orderBy("article_id")
        .limit(batchSize)
        .execute(),
    async ({ id, fields }) => {
      if (await isRecorded(db, id, id, fields)) return;
      const place = { article_id: id, working_copy: id };
      await db.transaction().execute(async (trx) => {
        await lockArticle(trx, id);
        const current = await trx
          .selectFrom("article_working_copies")
          .select("fields")
          .where("article_id", "=", id)
          .executeTakeFirst();
        if (current) await recordPictureUses(trx, place, current.fields);
      });
    },
  );
}

async function repairEach<Item extends { id: string }>(
  readAfter: (id: string) => Promise<Item[]>,
  repair: (item: Item) => Promise<void>,
): Promise<void> {
  let last = "";
  for (;;) {
    const batch = await readAfter(last);
    for (const item of batch) await repair(item);
    last = batch.at(-1)?.id ?? last;
    if (batch.length < batchSize) return;
    await letOthersRun();
  }
}

async function isRecorded(
  db: Kysely<Database>,
  articleId: string,
  workingCopy: string | null,
  text: string,
): Promise<boolean> {
  const rows = await db
    .selectFrom("picture_uses")
    .select("picture")
    .where("article_id", "=", articleId)
    .where("version", "is", null)
    .where("working_copy", workingCopy === null ? "is" : "=", workingCopy)
    .execute();
  const recorded = new Set(rows.map(({ picture }) => picture));
  const named = new Set(findPictureNames(text));
  return recorded.size === named.size && [...recorded].every((name) => named.has(name));
}
