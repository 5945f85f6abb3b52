import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { mediaPath, readPictureSize } from "@crm/contract/extensions/media";
import type { Services } from "../services.ts";
import { mediaFolder } from "./store-picture.ts";

/** So long after it was sent, a picture may still wait in an article that nobody has saved yet. */
const keepMs = 30 * 24 * 60 * 60_000;

/** So many texts are looked through at a time, so that nobody waits for all of them. */
const batchSize = 50;

/**
 * Deletes pictures that stand in no article, drafts included: everybody who knows its address could
 * go on reading one that was sent by mistake. What an upload that broke off has left goes too.
 *
 * @returns the names of the deleted files
 */
export async function forgetUnusedPictures({
  db,
  settings,
  now,
}: Pick<Services, "db" | "settings" | "now">): Promise<string[]> {
  const folder = mediaFolder(settings.dataDir);
  const old = await listOldFiles(folder, now() - keepMs);
  if (old.length === 0) return [];
  const used = await listUsedPictures(db);
  const deleted: string[] = [];
  for (const name of old) {
    // Asked once more: an editor may have saved it since the texts were looked through.
    if (used.has(name) || (await isUsed(db, name))) continue;
    await rm(join(folder, name), { force: true });
    deleted.push(name);
  }
  return deleted;
}

async function listOldFiles(folder: string, before: number): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const old: string[] = [];
  for (const name of names) {
    const isOurs = name.startsWith(".") || readPictureSize(`${mediaPath}/${name}`) !== undefined;
    const changed = await stat(join(folder, name)).catch(() => undefined);
    if (isOurs && changed?.isFile() && changed.mtimeMs < before) old.push(name);
  }
  return old;
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
