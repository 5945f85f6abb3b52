import { mediaPath, readPictureSize } from "@crm/contract/extensions/media";
import { readVariant } from "@crm/contract/extensions/picture-variants";
import type { Services } from "../services.ts";
import { deletePictureFiles, deleteRowUnlessUsed } from "./delete-picture.ts";
import { unfinishedName } from "./folder-storage.ts";
import type { StoredFile } from "./media-storage.ts";
import { repairPictureUses } from "./repair-picture-uses.ts";

const dayMs = 24 * 60 * 60_000;

/**
 * How long a picture without an article is stored: an editor may not have saved its article yet, or
 * may have removed it by mistake. Milliseconds.
 */
const retentionMs = 30 * dayMs;

/** How often the file time of a used picture is renewed: the month starts when its use ends. */
const renewMs = dayMs;

/**
 * Deletes pictures that are in no article, draft, working copy or version, also in the trash, because
 * anybody who knows the address of a picture can read it. Deletes the files of interrupted uploads too,
 * and variants whose picture is gone.
 *
 * @returns the names of the deleted files
 */
export async function deleteUnusedPictures({
  db,
  media,
  now,
}: Pick<Services, "db" | "media" | "now">): Promise<string[]> {
  const time = now();
  const all = await media.list();
  const names = new Set(all.map(({ name }) => name));
  const isLeftOver = ({ name }: StoredFile) => !names.has(readVariant(name)?.original ?? name);
  const files = all.filter(
    (file) => (isOurs(file) || isLeftOver(file)) && file.changed < time - renewMs,
  );
  if (files.length === 0) return [];
  await repairPictureUses(db);
  const deleted: string[] = [];
  for (const { name, changed } of files) {
    if (await isUsed(db, name)) await media.renew(name, time);
    else if (changed < time - retentionMs) {
      const { uses } = await deleteRowUnlessUsed(db, name);
      // Somebody has just put it into a text.
      if (uses.total > 0) continue;
      await deletePictureFiles({ db, media }, name);
      deleted.push(name);
    }
  }
  return deleted;
}

/** True for pictures and interrupted uploads; an operator may have put other files there. */
function isOurs({ name }: StoredFile): boolean {
  return unfinishedName.test(name) || readPictureSize(`${mediaPath}/${name}`) !== undefined;
}

async function isUsed(db: Services["db"], picture: string): Promise<boolean> {
  const row = await db
    .selectFrom("picture_uses")
    .select("article_id")
    .where("picture", "=", picture)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
