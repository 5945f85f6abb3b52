import type { Transaction } from "kysely";
import type { Database } from "../db/schema.ts";
import { HttpError } from "../http/http-error.ts";
import { replaceLinks } from "./article-links.ts";
import { inBatches } from "./in-batches.ts";
import { findMovedLinks, resolveLinks } from "./resolve-links.ts";

/**
 * Makes an article's links good before it is kept: addresses that a page had before become those of
 * today.
 *
 * @param html the sanitized text
 * @param shownFrom see `resolveLinks`
 * @returns the text with its links of today
 * @throws HttpError that names the links which lead nowhere
 */
export async function updateLinks(
  trx: Transaction<Database>,
  html: string,
  siteUrl: string,
  shownFrom: number | null,
): Promise<string> {
  const { moved, broken, unpublished } = await resolveLinks(trx, html, siteUrl, shownFrom);
  if (broken.length > 0) throw refuseLinks(broken, "Nothing stands there. Please correct");
  if (unpublished.length > 0) {
    throw refuseLinks(unpublished, "Readers can't open it yet. Please publish it first,");
  }
  return replaceLinks(html, moved);
}

function refuseLinks(hrefs: readonly string[], why: string): HttpError {
  const named = hrefs.slice(0, 5).join(", ");
  const rest = hrefs.length > 5 ? ` and ${hrefs.length - 5} more` : "";
  const message = `Please look at the link to ${named}${rest}. ${why} or remove the link.`;
  return new HttpError(400, message, { field: "content" });
}

/**
 * Takes the links of all articles along when something has moved, in the same transaction. Nothing
 * else about these articles changes, so neither their date nor their revision does.
 *
 * @param slug the slug of before, which such links contain
 * @returns the articles that were changed
 */
export async function rewriteLinks(
  trx: Transaction<Database>,
  slug: string,
  siteUrl: string,
): Promise<string[]> {
  const rows = await trx
    .selectFrom("articles")
    .select("id")
    .where("content", "like", `%${slug}%`)
    .execute();
  const changed: string[] = [];
  for await (const [row] of inBatches(rows, 1)) {
    if (row && (await moveLinksOf(trx, row.id, siteUrl))) changed.push(row.id);
  }
  return changed;
}

async function moveLinksOf(
  trx: Transaction<Database>,
  id: string,
  siteUrl: string,
): Promise<boolean> {
  const { content } = await trx
    .selectFrom("articles")
    .select("content")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const moved = await findMovedLinks(trx, content, siteUrl);
  if (moved.size === 0) return false;
  await trx
    .updateTable("articles")
    .set({ content: replaceLinks(content, moved) })
    .where("id", "=", id)
    .execute();
  return true;
}
