import type { Kysely } from "kysely";
import type { ArticleRow } from "../db/rows/content-rows.ts";
import type { Database } from "../db/schema.ts";
import { findPictureNames } from "./picture-names.ts";
import { replacePictureTags } from "./picture-tags.ts";

/** The parts of an article with pictures. */
type Pictures = Pick<ArticleRow, "image" | "content">;

/**
 * Gives a text that is being saved the current pictures: a page of the desk that was open while a
 * colleague replaced a picture still names the old one.
 */
export async function applyReplacements(
  db: Kysely<Database>,
  { image, content }: Pictures,
): Promise<Pictures> {
  const names = findPictureNames(`${image ?? ""} ${content}`);
  if (names.length === 0) return { image, content };
  const replaced = await db
    .selectFrom("pictures")
    .select(["name", "replaced_by"])
    .where("name", "in", [...new Set(names)])
    .where("replaced_by", "is not", null)
    .execute();
  return replaced.reduce<Pictures>(
    (text, { name, replaced_by }) => replaceIn(text, name, replaced_by ?? name),
    { image, content },
  );
}

/** Replaces one picture in the parts of an article. */
export function replaceIn({ image, content }: Pictures, from: string, to: string): Pictures {
  return {
    image: image?.replace(from, to) ?? null,
    content: replacePictureTags(content, from, to),
  };
}
