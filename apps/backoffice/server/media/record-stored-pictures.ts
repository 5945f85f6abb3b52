import { mediaPath, readPictureSize } from "@crm/contract/extensions/media";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import type { Services } from "../services.ts";
import type { StoredFile } from "./media-storage.ts";
import { searchText } from "./picture-words.ts";

/** How many rows are added at a time. */
const batchSize = 200;

/**
 * Adds the pictures that are in the storage and not in the table: those from before the table, and those of
 * a folder that was copied here. It may run at any time and in several back offices at once.
 */
export async function recordStoredPictures({
  db,
  media,
}: Pick<Services, "db" | "media">): Promise<void> {
  const known = new Set(
    (await db.selectFrom("pictures").select("name").execute()).map(({ name }) => name),
  );
  await recordStored(
    db,
    (await media.list()).filter(({ name }) => !known.has(name)),
  );
}

/** Adds the pictures among stored files that are not in the table. */
export async function recordStored(
  db: Kysely<Database>,
  files: readonly StoredFile[],
): Promise<void> {
  const rows = files.flatMap(({ name, size: bytes, changed }) => {
    const size = readPictureSize(`${mediaPath}/${name}`);
    if (!size) return [];
    // The name starts with what the uploaded file was called.
    const file_name = name.replace(/-\d+x\d+-[0-9a-f]+(?=\.webp$)/, "");
    const text = searchText({ name, file_name, alt: "" });
    const added_at = Math.round(changed);
    return [{ name, file_name, ...size, bytes, added_at, search_text: text }];
  });
  for (let start = 0; start < rows.length; start += batchSize) {
    await db
      .insertInto("pictures")
      .values(rows.slice(start, start + batchSize))
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
  }
}
