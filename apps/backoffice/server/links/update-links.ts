import type { Transaction } from "kysely";
import { lockArticle } from "../articles/require-article.ts";
import type { Database } from "../db/schema.ts";
import { HttpError } from "../http/http-error.ts";
import { replaceLinks } from "./article-links.ts";
import { inBatches } from "./in-batches.ts";
import { findOutdatedLinks, resolveLinks } from "./resolve-links.ts";

/**
 * Checks an article's links before it is saved, and replaces former addresses with current ones.
 *
 * @param html the sanitized text
 * @param shownFrom see `resolveLinks`
 * @returns the text with current links
 * @throws HttpError that names the broken links
 */
export async function updateLinks(
  trx: Transaction<Database>,
  html: string,
  siteUrl: string,
  shownFrom: number | null,
): Promise<string> {
  const { redirects, broken, unpublished } = await resolveLinks(trx, html, siteUrl, shownFrom);
  if (broken.length > 0)
    throw createLinkError(broken, "There is no page at this address. Please correct");
  if (unpublished.length > 0) {
    throw createLinkError(unpublished, "Readers can't open it yet. Please publish it first,");
  }
  return replaceLinks(html, redirects);
}

function createLinkError(hrefs: readonly string[], why: string): HttpError {
  const named = hrefs.slice(0, 5).join(", ");
  const rest = hrefs.length > 5 ? ` and ${hrefs.length - 5} more` : "";
  const message = `Please look at the link to ${named}${rest}. ${why} or remove the link.`;
  return new HttpError(400, message, { field: "content" });
}

/**
 * Updates links to a former address in all articles, in the same transaction. The date and the
 * revision of these articles do not change.
 *
 * @param slug the former slug, which such links contain
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
    .orderBy("id")
    .execute();
  const changed: string[] = [];
  for await (const [row] of inBatches(rows, 1)) {
    if (row && (await rewriteLinksOf(trx, row.id, siteUrl))) changed.push(row.id);
  }
  return changed;
}

async function rewriteLinksOf(
  trx: Transaction<Database>,
  id: string,
  siteUrl: string,
): Promise<boolean> {
  await lockArticle(trx, id);
  const { content } = await trx
    .selectFrom("articles")
    .select("content")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const redirects = await findOutdatedLinks(trx, content, siteUrl);
  if (redirects.size === 0) return false;
  await trx
    .updateTable("articles")
    .set({ content: await replaceLinks(content, redirects) })
    .where("id", "=", id)
    .execute();
  return true;
}
