import type { Transaction } from "kysely";
import { articleFields } from "../articles/article-fields.ts";
import { lockArticle } from "../articles/require-article.ts";
import { findOwnPaths, findStalePaths } from "../articles/stale-paths.ts";
import type { Database } from "../db/schema.ts";
import type { Services } from "../services.ts";
import { replaceIn } from "./apply-replacements.ts";
import { recordPictureUses, type UsePlace } from "./picture-uses.ts";

/** How many articles one transaction changes, so that others who save do not wait for all of them. */
const batchSize = 20;

/**
 * Replaces a picture in all texts of the articles that use it.
 *
 * @returns how many articles
 */
export async function replaceInArticles(
  { db, changeFeed, now }: Pick<Services, "db" | "now" | "changeFeed">,
  old: string,
  name: string,
): Promise<number> {
  let articles = 0;
  for (let last = ""; ; ) {
    const rows = await db
      .selectFrom("picture_uses")
      .select("article_id as id")
      .distinct()
      .where("picture", "=", old)
      .where("article_id", ">", last)
      // In one order, so that two replacements do not wait for each other.
      .orderBy("id")
      .limit(batchSize)
      .execute();
    if (rows.length === 0) return articles;
    await changeFeed.change(async (trx) => {
      const paths: string[] = [];
      for (const { id } of rows) {
        await lockArticle(trx, id);
        paths.push(...(await replaceInTexts(trx, id, old, name, now())));
      }
      return [...new Set(paths)];
    });
    articles += rows.length;
    last = rows.at(-1)?.id ?? last;
  }
}

/** Returns the site's pages that show the change. */
async function replaceInTexts(
  trx: Transaction<Database>,
  article_id: string,
  old: string,
  name: string,
  now: number,
): Promise<string[]> {
  const uses = await trx
    .selectFrom("picture_uses")
    .select(["article_id", "working_copy", "version"])
    .where("picture", "=", old)
    .where("article_id", "=", article_id)
    .execute();
  const paths: string[] = [];
  for (const place of uses) {
    if (place.working_copy === null && place.version === null) {
      paths.push(...(await replaceInArticle(trx, article_id, old, name, now)));
    } else await replaceInFields(trx, place, old, name);
  }
  return paths;
}

async function replaceInArticle(
  trx: Transaction<Database>,
  id: string,
  old: string,
  name: string,
  now: number,
): Promise<string[]> {
  const before = await trx
    .selectFrom("articles")
    .select(["image", "content"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const after = replaceIn(before, old, name);
  await trx.updateTable("articles").set(after).where("id", "=", id).execute();
  await recordPictureUses(trx, { article_id: id }, `${after.image ?? ""} ${after.content}`);
  // Lists show the article's own picture, not those of its text.
  return before.image === after.image ? findOwnPaths(trx, [id], now) : findStalePaths(trx, id, now);
}

/** Replaces a picture in the fields of a working copy or of a version. */
async function replaceInFields(
  trx: Transaction<Database>,
  place: UsePlace,
  old: string,
  name: string,
): Promise<void> {
  const { article_id: id, version = null } = place;
  const { fields } = await (version === null
    ? trx.selectFrom("article_working_copies").select("fields").where("article_id", "=", id)
    : trx
        .selectFrom("article_versions")
        .select("fields")
        .where("article_id", "=", id)
        .where("number", "=", version)
  ).executeTakeFirstOrThrow();
  const before = articleFields.parse(JSON.parse(fields));
  const after = JSON.stringify({ ...before, ...replaceIn(before, old, name) });
  await (version === null
    ? trx.updateTable("article_working_copies").set({ fields: after }).where("article_id", "=", id)
    : trx
        .updateTable("article_versions")
        .set({ fields: after })
        .where("article_id", "=", id)
        .where("number", "=", version)
  ).execute();
  await recordPictureUses(trx, place, after);
}
