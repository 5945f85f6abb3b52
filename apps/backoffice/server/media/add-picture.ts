import { basename } from "node:path";
import type { Services } from "../services.ts";
import { encodePicture } from "./encode-picture.ts";
import { holdPictureFiles } from "./hold-picture-files.ts";
import { readFileName, searchText } from "./picture-words.ts";
import { type Picture, storePicture } from "./store-picture.ts";

/** A file that a person has uploaded. */
export interface UploadedFile {
  bytes: Uint8Array;
  /** What the person's computer calls it. */
  fileName: string;
  alt?: string;
  /** The person's id; null: a command has imported it. */
  addedBy: string | null;
}

/**
 * Encodes and stores an uploaded picture, adds it to the table, and has its variants made. A file that was
 * uploaded before changes nothing, except that it no longer counts as replaced.
 *
 * @throws HttpError 400 when it is not accepted
 */
export async function addPicture(
  { db, media, now, variantMaker }: Pick<Services, "db" | "media" | "now" | "variantMaker">,
  { bytes, fileName, alt = "", addedBy }: UploadedFile,
): Promise<Picture> {
  const { picture, type } = await encodePicture(bytes, fileName);
  const [name, file_name] = [basename(picture.address), readFileName(fileName)];
  const row = {
    name,
    file_name,
    file_type: type,
    width: picture.width,
    height: picture.height,
    bytes: picture.bytes.length,
    alt,
    added_at: now(),
    added_by: addedBy,
    search_text: searchText({ name, file_name, alt }),
  };
  await holdPictureFiles(db, name, async (held) => {
    await storePicture(media, picture);
    await held
      .insertInto("pictures")
      .values(row)
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ replaced_by: null }))
      .execute();
  });
  variantMaker.request(name);
  return picture;
}
