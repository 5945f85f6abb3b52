import { basename } from "node:path";
import type { Transaction } from "kysely";
import { articleFields } from "../articles/article-fields.ts";
import { lockArticle } from "../articles/lock-article.ts";
import { findOwnPaths, findStalePaths } from "../articles/stale-paths.ts";
import type { Database } from "../db/schema.ts";
import { HttpError } from "../http/http-error.ts";
import type { Services } from "../services.ts";
import { addPicture, type UploadedFile } from "./add-picture.ts";
import { replaceIn } from "./apply-replacements.ts";
import { recordPictureUses } from "./picture-uses.ts";

/**
 * Replaces a picture wherever it is used: in articles, working copies and versions, in one transaction. The
 * new one has another address, because caches keep the old one forever. Articles keep their revision:
 * a page of the desk that is open meanwhile can still be saved, and gets the new picture then.
 *
 * @returns the new picture's name, and in how many articles it is now
 * @throws HttpError 404 when there is no such picture, 400 when the file is not accepted
 */
export async function replacePicture(
  services: Pick<Services, "db" | "media" | "now" | "changeFeed" | "variantMaker">,
  old: string,
  file: UploadedFile,
): Promise<{ name: string; articles: number }> {
  const { db, changeFeed, now } = services;
  const before = await db
    .selectFrom("pictures")
    .select("alt")
    .where("name", "=", old)
    .executeTakeFirst();
  if (!before) throw new HttpError(404, "There is no such picture");
  const picture = await addPicture(services, { ...file, alt: before.alt });
  const name = basename(picture.address);
  if (name === old) return { name, articles: 0 };
  let articles = 0;
  await changeFeed.change(async (trx) => {
    const rows = await trx
      .selectFrom("picture_uses")
      .select("article_id as id")
      .distinct()
      .where("picture", "=", old)
      // In one order, so that two replacements do not wait for each other.
      .orderBy("id")
      .execute();
    articles = rows.length;
    const paths: string[] = [];
    for (const { id } of rows) {
      await lockArticle(trx, id);
      paths.push(...(await replaceInTexts(trx, id, old, name, now())));
    }
    await trx
      .updateTable("pictures")
      .set({ replaced_by: name })
      // No chains: pictures that this one has replaced get the new one too.
      .where(({ eb, or }) => or([eb("name", "=", old), eb("replaced_by", "=", old)]))
      .where("name", "!=", name)
      .execute();
    return [...new Set(paths)];
  });
  return { name, articles };
}

/** Returns the site's pages that show the change. */
async function replaceInTexts(
  trx: Transaction<Database>,
  id: string,
  old: string,
  name: string,
  now: number,
): Promise<string[]> {
  const uses = await trx
    .selectFrom("picture_uses")
    .select(["working_copy", "version"])
    .where("picture", "=", old)
    .where("article_id", "=", id)
    .execute();
  const paths: string[] = [];
  for (const { working_copy, version } of uses) {
    if (working_copy !== null) await replaceInCopy(trx, id, old, name);
    else if (version !== null) await replaceInVersion(trx, id, version, old, name);
    else paths.push(...(await replaceInArticle(trx, id, old, name, now)));
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

async function replaceInCopy(
  trx: Transaction<Database>,
  article_id: string,
  old: string,
  name: string,
): Promise<void> {
  const { fields } = await trx
    .selectFrom("article_working_copies")
    .select("fields")
    .where("article_id", "=", article_id)
    .executeTakeFirstOrThrow();
  const replaced = replaceInFields(fields, old, name);
  await trx
    .updateTable("article_working_copies")
    .set({ fields: replaced })
    .where("article_id", "=", article_id)
    .execute();
  await recordPictureUses(trx, { article_id, working_copy: article_id }, replaced);
}

async function replaceInVersion(
  trx: Transaction<Database>,
  article_id: string,
  version: number,
  old: string,
  name: string,
): Promise<void> {
  const { fields } = await trx
    .selectFrom("article_versions")
    .select("fields")
    .where("article_id", "=", article_id)
    .where("number", "=", version)
    .executeTakeFirstOrThrow();
  const replaced = replaceInFields(fields, old, name);
  await trx
    .updateTable("article_versions")
    .set({ fields: replaced })
    .where("article_id", "=", article_id)
    .where("number", "=", version)
    .execute();
  await recordPictureUses(trx, { article_id, version }, replaced);
}

/** @param json the fields of a working copy or a version */
function replaceInFields(json: string, old: string, name: string): string {
  const fields = articleFields.parse(JSON.parse(json));
  return JSON.stringify({ ...fields, ...replaceIn(fields, old, name) });
}
