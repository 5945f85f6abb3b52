import type { Transaction } from "kysely";
import type { ArticleRow, Database } from "../db/schema.ts";
import { rewriteLinks, updateLinks } from "../links/update-links.ts";
import { deleteOldSlug, saveOldSlug } from "../slugs/old-slugs.ts";
import { findOwnPaths } from "./stale-paths.ts";

/** What decides an article's address, and since when it counts. */
export type Place = Pick<ArticleRow, "section" | "slug" | "category_id" | "published_at">;

/**
 * After a change of an article: where readers know its old address, that one leads on and other
 * articles' links come along; a slug that it has taken from another leads on no more.
 *
 * @returns the pages of the articles whose links came along
 */
export async function redirectOldAddress(
  trx: Transaction<Database>,
  id: string,
  was: Place,
  is: Omit<Place, "published_at">,
  now: number,
  siteUrl: string,
): Promise<string[]> {
  if (was.published_at === null) return [];
  const hasNewSlug = was.slug !== is.slug || was.section !== is.section;
  if (hasNewSlug && was.published_at <= now) {
    await saveOldSlug(trx, { ...was, kind: "article" }, id, now);
  }
  await deleteOldSlug(trx, { ...is, kind: "article" });
  if (!hasNewSlug && was.category_id === is.category_id) return [];
  return findOwnPaths(trx, await rewriteLinks(trx, was.slug, siteUrl), now);
}

/** Puts the links of an article's text right; see `updateLinks`. */
export async function writeLinks(
  trx: Transaction<Database>,
  id: string,
  html: string,
  siteUrl: string,
  shownFrom: number | null,
): Promise<void> {
  const content = await updateLinks(trx, html, siteUrl, shownFrom);
  if (content === html) return;
  await trx.updateTable("articles").set({ content }).where("id", "=", id).execute();
}
