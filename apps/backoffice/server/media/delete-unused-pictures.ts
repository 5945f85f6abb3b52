import { readdir, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate as letOthersRun } from "node:timers/promises";
import { mediaPath, readPictureSize } from "@crm/contract/extensions/media";
import type { Services } from "../services.ts";
import { findPictureNames } from "./picture-names.ts";
import { mediaFolder } from "./store-picture.ts";

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
  settings,
  now,
}: Pick<Services, "db" | "settings" | "now">): Promise<string[]> {
  const folder = mediaFolder(settings.dataDir);
  const time = now();
  const files = await listFiles(folder, time - renewMs);
  if (files.length === 0) return [];
  const used = await listUsedPictures(db);
  const deleted: string[] = [];
  for (const { name, changed } of files) {
    const isOld = changed < time - retentionMs;
    // Checked again: an editor may have saved it after the texts were read.
    if (used.has(name) || (isOld && (await isUsed(db, name)))) {
      await utimes(join(folder, name), new Date(time), new Date(time));
    } else if (isOld) {
      await rm(join(folder, name), { force: true });
      deleted.push(name);
    }
  }
  return deleted;
}

/** The file name of an interrupted upload. */
const unfinished = /^\.[0-9a-f-]{36}$/;

/** Pictures and unfinished uploads that were last changed before a time. */
async function listFiles(
  folder: string,
  before: number,
): Promise<{ name: string; changed: number }[]> {
  const names = await readdir(folder).catch(() => []);
  const files: { name: string; changed: number }[] = [];
  for (const name of names) {
    const isOurs = unfinished.test(name) || readPictureSize(`${mediaPath}/${name}`) !== undefined;
    const about = await stat(join(folder, name)).catch(() => undefined);
    if (isOurs && about?.isFile() && about.mtimeMs < before) {
      files.push({ name, changed: about.mtimeMs });
    }
  }
  return files;
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
