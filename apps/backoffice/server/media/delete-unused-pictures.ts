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

/**
 * Deletes pictures that are in no article or draft, because anybody who knows the address of a picture
 * can read it. Deletes the files of interrupted uploads too.
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

/** The names of the files that articles show. */
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
    for (const { id, image, content } of rows) {
      for (const name of findPictureNames(`${image ?? ""} ${content}`)) used.add(name);
      last = id;
    }
    if (rows.length < batchSize) return used;
    await letOthersRun();
  }
}

async function isUsed(db: Services["db"], name: string): Promise<boolean> {
  const row = await db
    .selectFrom("articles")
    .select("id")
    .where(({ eb, or }) =>
      or([eb("image", "like", `%${name}%`), eb("content", "like", `%${name}%`)]),
    )
    .executeTakeFirst();
  return row !== undefined;
}
