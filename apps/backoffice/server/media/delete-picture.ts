import { listVariants } from "@crm/contract/extensions/picture-variants";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { HttpError } from "../http/http-error.ts";
import type { Services } from "../services.ts";
import { countUses, describeUses, type Uses } from "./count-uses.ts";
import { holdPictureFiles } from "./hold-picture-files.ts";
import { lockPictures } from "./lock-pictures.ts";

/**
 * Deletes a picture that no text uses.
 *
 * @throws HttpError 404 when there is none, 409 with the articles when it is used
 */
export async function deletePicture(
  { db, media }: Pick<Services, "db" | "media">,
  name: string,
): Promise<void> {
  const { uses, isDeleted } = await deleteRowUnlessUsed(db, name);
  if (uses.total > 0) {
    throw new HttpError(
      409,
      `This picture can't be deleted, because it is used: ${describeUses(uses)}. Remove or replace it there first.`,
    );
  }
  if (!isDeleted) throw new HttpError(404, "There is no such picture");
  await deletePictureFiles({ db, media }, name);
}

/** Deletes the row of a picture that no text uses. @returns the articles that use it, if there are any */
export async function deleteRowUnlessUsed(
  db: Kysely<Database>,
  name: string,
): Promise<{ uses: Uses; isDeleted: boolean }> {
  return db.transaction().execute(async (trx) => {
    await lockPictures(trx, [name], true);
    const uses = await countUses(trx, name);
    if (uses.total > 0) return { uses, isDeleted: false };
    const { numDeletedRows } = await trx
      .deleteFrom("pictures")
      .where("name", "=", name)
      .executeTakeFirstOrThrow();
    return { uses, isDeleted: numDeletedRows > 0n };
  });
}

/** Deletes the file of a picture and those of its variants, unless somebody has uploaded it again meanwhile. */
export async function deletePictureFiles(
  { db, media }: Pick<Services, "db" | "media">,
  name: string,
): Promise<void> {
  await holdPictureFiles(db, name, async (held) => {
    const again = await held
      .selectFrom("pictures")
      .select("name")
      .where("name", "=", name)
      .executeTakeFirst();
    if (again) return;
    for (const variant of listVariants(name)) await media.delete(variant.name);
    await media.delete(name);
  });
}
