import type { Transaction } from "kysely";
import type { ArticleRow } from "../db/rows/content-rows.ts";
import type { Database } from "../db/schema.ts";
import { rewriteLinks, updateLinks } from "../links/update-links.ts";
import { deleteOldSlug, saveOldSlug } from "../slugs/old-slugs.ts";
import { findOwnPaths } from "./stale-paths.ts";

/** The columns that determine an article's address, and when it is published. */
export type Place = Pick<ArticleRow, "section" | "slug" | "category_id" | "published_at">;

/**
 * Updates redirects and links after a change of an article. The old address of a published article
 * becomes a redirect, and links in other articles change. A redirect from the new slug is deleted.
 *
 * @returns the pages of the articles whose links changed
 */
export async function redirectOldAddress(
  trx: Transaction<Database>,
  id: string,
  before: Place,
  after: Omit<Place, "published_at">,
  now: number,
  siteUrl: string,
): Promise<string[]> {
  if (before.published_at === null) return [];
  const hasNewSlug = before.slug !== after.slug || before.section !== after.section;
  if (hasNewSlug && before.published_at <= now) {
    await saveOldSlug(trx, { ...before, kind: "article" }, id, now);
  }
  await deleteOldSlug(trx, { ...after, kind: "article" });
  if (!hasNewSlug && before.category_id === after.category_id) return [];
  return findOwnPaths(trx, await rewriteLinks(trx, before.slug, siteUrl), now);
}

/** Replaces outdated links in an article's text; see `updateLinks`. */
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
