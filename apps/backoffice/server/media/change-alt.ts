import { HttpError } from "../http/http-error.ts";
import type { Services } from "../services.ts";
import { searchText } from "./picture-words.ts";

/**
 * Changes the text alternative that a picture gets in new places. Articles keep theirs.
 *
 * @throws HttpError 404 when there is no such picture
 */
export async function changeAlt(
  { db }: Pick<Services, "db">,
  name: string,
  alt: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const picture = await trx
      .selectFrom("pictures")
      .select("file_name")
      .where("name", "=", name)
      .executeTakeFirst();
    if (!picture) throw new HttpError(404, "There is no such picture");
    await trx
      .updateTable("pictures")
      .set({ alt, search_text: searchText({ name, file_name: picture.file_name, alt }) })
      .where("name", "=", name)
      .execute();
  });
}
