import { basename } from "node:path";
import { HttpError } from "../http/http-error.ts";
import type { Services } from "../services.ts";
import { addPicture, type UploadedFile } from "./add-picture.ts";
import { replaceInArticles } from "./replace-in-articles.ts";

/**
 * Replaces a picture wherever it is used: in articles, working copies and versions. The new one has another
 * address, because caches keep the old one forever. Articles keep their revision: a page of the desk that is
 * open meanwhile can still be saved, and gets the new picture then.
 *
 * @returns the new picture's name, and in how many articles it is now
 * @throws HttpError 404 when there is no such picture, 400 when the file is not accepted
 */
export async function replacePicture(
  services: Pick<Services, "db" | "media" | "now" | "changeFeed" | "variantMaker">,
  old: string,
  file: UploadedFile,
): Promise<{ name: string; articles: number }> {
  const { db } = services;
  const before = await db
    .selectFrom("pictures")
    .select("alt")
    .where("name", "=", old)
    .executeTakeFirst();
  if (!before) throw new HttpError(404, "There is no such picture");
  const picture = await addPicture(services, { ...file, alt: before.alt });
  const name = basename(picture.address);
  if (name === old) return { name, articles: 0 };
  // First, so that a text that is saved from now on gets the new one.
  await db
    .updateTable("pictures")
    .set({ replaced_by: name })
    // No chains: pictures that this one has replaced get the new one too.
    .where(({ eb, or }) => or([eb("name", "=", old), eb("replaced_by", "=", old)]))
    .where("name", "!=", name)
    .execute();
  return { name, articles: await replaceInArticles(services, old, name) };
}

/** Replaces pictures in the articles that a replacement has not reached, because the back office was stopped. */
export async function finishReplacements(
  services: Pick<Services, "db" | "now" | "changeFeed">,
): Promise<void> {
  const unfinished = await services.db
    .selectFrom("pictures")
    .select(["name", "replaced_by"])
    .where("replaced_by", "is not", null)
    .where("name", "in", (eb) => eb.selectFrom("picture_uses").select("picture"))
    .execute();
  for (const { name, replaced_by } of unfinished) {
    if (replaced_by !== null) await replaceInArticles(services, name, replaced_by);
  }
}
