import type { Transaction } from "kysely";
import type { ArticleRow } from "../db/rows/content-rows.ts";
import type { PictureUseRow } from "../db/rows/picture-rows.ts";
import type { Database } from "../db/schema.ts";
import { lockPictures } from "./lock-pictures.ts";
import { findPictureNames } from "./picture-names.ts";
import { listPictureTags } from "./picture-tags.ts";
import { searchText } from "./picture-words.ts";

/** Which of an article's texts: its row, its working copy, or one of its versions. */
export type UsePlace = Pick<PictureUseRow, "article_id"> &
  Partial<Pick<PictureUseRow, "working_copy" | "version">>;

/**
 * Records which pictures a text contains, in the transaction that saves it; see `lockPictures`. The list of pictures and the
 * deletion read these rows and not the texts. With a working copy, a version or an article that is
 * deleted, its rows go by themselves.
 *
 * @param place the working copy's `working_copy` is its article's id
 * @param text anything that contains the pictures' addresses, such as fields as JSON
 */
export async function recordPictureUses(
  trx: Transaction<Database>,
  { article_id, working_copy = null, version = null }: UsePlace,
  text: string,
): Promise<void> {
  await trx
    .deleteFrom("picture_uses")
    .where("article_id", "=", article_id)
    .where("working_copy", working_copy === null ? "is" : "=", working_copy)
    .where("version", version === null ? "is" : "=", version)
    .execute();
  const names = [...new Set(findPictureNames(text))];
  if (names.length === 0) return;
  await lockPictures(trx, names);
  await trx
    .insertInto("picture_uses")
    .values(names.map((picture) => ({ picture, article_id, working_copy, version })))
    .execute();
}

/** Records the pictures of an article's row, and the text alternatives of those that had none. */
export async function recordArticlePictures(
  trx: Transaction<Database>,
  id: string,
  { image, image_alt, content }: Pick<ArticleRow, "image" | "image_alt" | "content">,
): Promise<void> {
  await recordPictureUses(trx, { article_id: id }, `${image ?? ""} ${content}`);
  const alts = new Map(listPictureTags(content).map(({ name, alt }) => [name, alt]));
  for (const name of findPictureNames(image ?? "")) alts.set(name, image_alt ?? "");
  const named = [...alts].filter(([, alt]) => alt !== "").map(([name]) => name);
  if (named.length === 0) return;
  const without = await trx
    .selectFrom("pictures")
    .select(["name", "file_name"])
    .where("name", "in", named)
    .where("alt", "=", "")
    .execute();
  for (const { name, file_name } of without) {
    const alt = alts.get(name) ?? "";
    await trx
      .updateTable("pictures")
      .set({ alt, search_text: searchText({ name, file_name, alt }) })
      .where("name", "=", name)
      .execute();
  }
}
