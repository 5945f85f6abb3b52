import { readdir, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate as letOthersRun } from "node:timers/promises";
import { mediaPath, readPictureSize } from "@crm/contract/extensions/media";
import type { Services } from "../services.ts";
import { mediaFolder } from "./store-picture.ts";

const dayMs = 24 * 60 * 60_000;

/**
 * So long a picture stays that no article shows: it may wait in one that nobody has saved yet, or
 * have been taken out by mistake. Milliseconds.
 */
const keepMs = 30 * dayMs;

/** While it is used, its file is renewed once in so long: the month begins when the use ends. */
const renewMs = dayMs;

/** So many texts are looked through at a time, so that nobody waits for all of them. */
const batchSize = 10;

/**
 * Deletes pictures that stand in no article, drafts included: everybody who knows its address could
 * go on reading one that was sent by mistake. What an upload that broke off has left goes too.
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
    const isOld = changed < time - keepMs;
    // Asked once more: an editor may have saved it since the texts were looked through.
    if (used.has(name) || (isOld && (await isUsed(db, name)))) {
      await utimes(join(folder, name), new Date(time), new Date(time));
    } else if (isOld) {
      await rm(join(folder, name), { force: true });
      deleted.push(name);
    }
  }
  return deleted;
}

/** An upload that broke off. */
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
  const address = new RegExp(`${mediaPath}/([a-z0-9-]+\\.webp)`, "g");
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
      for (const [, name = ""] of `${image ?? ""} ${content}`.matchAll(address)) used.add(name);
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
