import { setImmediate as letOthersRun } from "node:timers/promises";
import { mediaPath, readPictureSize } from "@crm/contract/extensions/media";
import type { Services } from "../services.ts";
import { unfinishedName } from "./folder-storage.ts";
import type { StoredFile } from "./media-storage.ts";
import { findPictureNames } from "./picture-names.ts";

const dayMs = 24 * 60 * 60_000;

/**
 * How long a picture without an article is stored: an editor may not have saved its article yet, or
 * may have removed it by mistake. Milliseconds.
 */
const retentionMs = 30 * dayMs;

/** How often the file time of a used picture is renewed: the month starts when its use ends. */
const renewMs = dayMs;

/** How many texts are read at a time, so that other requests do not wait for all of them. */
const batchSize = 10;

/** The tables whose texts can become an article's text again. */
const savedTables = ["article_working_copies", "article_versions"] as const;

/**
 * Deletes pictures that are in no article, draft, working copy or version, also in the trash, because
 * anybody who knows the address of a picture can read it. Deletes the files of interrupted uploads too.
 *
 * @returns the names of the deleted files
 */
export async function deleteUnusedPictures({
  db,
  media,
  now,
}: Pick<Services, "db" | "media" | "now">): Promise<string[]> {
  const time = now();
  const files = (await media.list()).filter(
    (file) => isOurs(file) && file.changed < time - renewMs,
  );
  if (files.length === 0) return [];
  const used = await listUsedPictures(db);
  const deleted: string[] = [];
  for (const { name, changed } of files) {
    const isOld = changed < time - retentionMs;
    // Checked again: an editor may have saved it after the texts were read.
    if (used.has(name) || (isOld && (await isUsed(db, name)))) {
      await media.renew(name, time);
    } else if (isOld) {
      await media.delete(name);
      deleted.push(name);
    }
  }
  return deleted;
}

/** True for pictures and interrupted uploads; an operator may have put other files there. */
function isOurs({ name }: StoredFile): boolean {
  return unfinishedName.test(name) || readPictureSize(`${mediaPath}/${name}`) !== undefined;
}

/** The names of the files that articles show, or may show again. */
async function listUsedPictures(db: Services["db"]): Promise<Set<string>> {
  const used = new Set<string>();
  let last = "";
  for (;;) {
    const rows = await db
      .selectFrom("articles")
      .select(["id", "image", "content"])
      .where("id", ">", last)
      .orderBy("id")
      .limit(batchSize)
      .execute();
    const ids = rows.map(({ id }) => id);
    const texts = [
      ...rows.map(({ image, content }) => `${image ?? ""} ${content}`),
      ...(await findSavedFields(db, "article_working_copies", ids)),
      ...(await findSavedFields(db, "article_versions", ids)),
    ];
    for (const name of texts.flatMap(findPictureNames)) used.add(name);
    last = ids.at(-1) ?? last;
    if (rows.length < batchSize) return used;
    await letOthersRun();
  }
}

async function findSavedFields(
  db: Services["db"],
  table: (typeof savedTables)[number],
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom(table).select("fields").where("article_id", "in", ids).execute();
  return rows.map(({ fields }) => fields);
}

async function isUsed(db: Services["db"], name: string): Promise<boolean> {
  const pattern = `%${name}%`;
  const article = await db
    .selectFrom("articles")
    .select("id")
    .where(({ eb, or }) => or([eb("image", "like", pattern), eb("content", "like", pattern)]))
    .executeTakeFirst();
  if (article) return true;
  for (const table of savedTables) {
    const row = await db
      .selectFrom(table)
      .select("article_id")
      .where("fields", "like", pattern)
      .executeTakeFirst();
    if (row) return true;
  }
  return false;
}
