import { randomUUID } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import type { ArticleRow } from "../db/rows/content-rows.ts";
import type { Database } from "../db/schema.ts";
import { isUniqueViolation } from "../db/unique-violation.ts";
import { HttpError } from "../http/http-error.ts";
import { recordArticlePictures } from "../media/picture-uses.ts";
import type { Services } from "../services.ts";
import { type CheckedText, toColumns } from "./article-columns.ts";
import type { ArticleDraft, ArticleInput } from "./article-input.ts";
import { completeDraft } from "./complete-draft.ts";
import { insertDraft } from "./insert-draft.ts";
import { redirectOldAddress, writeLinks } from "./redirect-old-address.ts";
import { rejectRemotePictures } from "./reject-pictures.ts";
import { lockArticle, requireArticle } from "./require-article.ts";
import { findStalePaths } from "./stale-paths.ts";
import { validateBody } from "./validate-body.ts";
import { keepLiveText } from "./versions/store-versions.ts";

/**
 * Creates a draft, which needs only a title: its address is made from the title, and it starts in the
 * first category of its section.
 *
 * @returns its id
 * @throws HttpError with the field when its category is unknown, its slug is taken, its text exceeds
 *   a limit or has a broken link
 */
export async function createArticle(
  { db, now, settings }: Pick<Services, "db" | "now" | "settings">,
  { id = randomUUID(), ...draft }: ArticleDraft,
): Promise<string> {
  const known = await db
    .selectFrom("articles")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  if (known) return id;
  const body = await validateBody(draft.content);
  await rejectTakenSlug(
    db.transaction().execute(async (trx) => {
      const input = await completeDraft(trx, draft);
      const content = await insertDraft(trx, { id, input, body, createdAt: now() });
      await writeLinks(trx, id, content, settings.siteUrl, null);
    }),
  );
  return id;
}

/** A validated change of an article's row. */
interface ArticleChange {
  input: ArticleInput;
  body: CheckedText;
  /** The row's revision that was read with the text that changes. */
  opened: number;
}

/**
 * Changes an article's row in a transaction. When the address of a published one changes, the old address
 * becomes a redirect and links in other articles change.
 *
 * @returns the site's changed pages
 * @throws HttpError 404 when there is none, 409 when it was changed since, or with the invalid field
 */
export async function writeArticle(
  { trx, now, settings }: Pick<Services, "now" | "settings"> & { trx: Transaction<Database> },
  id: string,
  { input, body, opened }: ArticleChange,
): Promise<string[]> {
  await lockArticle(trx, id);
  const article = await requireArticle(trx, id);
  if (isShown(article, now())) await keepLiveText(trx, id, now());
  const before = await findStalePaths(trx, id, now());
  // Its group may be a colleague's choice, which stays unless this editor has chosen one.
  const columns = await toColumns(trx, { ...input, list: input.list ?? article.list }, body);
  if (article.published_at !== null) await rejectRemotePictures(columns.content, article.content);
  const order = input.position === undefined ? {} : { position: input.position };
  const { numUpdatedRows } = await trx
    .updateTable("articles")
    .set((eb) => ({
      ...columns,
      ...order,
      updated_at: now(),
      revision: eb("revision", "+", 1),
    }))
    .where("id", "=", id)
    .where("revision", "=", opened)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw changedMeanwhile();
  await recordArticlePictures(trx, id, columns);
  const linking = await redirectOldAddress(trx, id, article, columns, now(), settings.siteUrl);
  const shownFrom = article.published_at && Math.max(article.published_at, now());
  await writeLinks(trx, id, columns.content, settings.siteUrl, shownFrom);
  return [...before, ...linking, ...(await findStalePaths(trx, id, now()))];
}

/** The text of an article that exceeds the limits or was not measured yet. */
export async function findLargeText(db: Kysely<Database>, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("articles")
    .select("content")
    .where("id", "=", id)
    .where(({ eb, or }) => or([eb("is_oversized", "=", 1), eb("is_oversized", "is", null)]))
    .executeTakeFirst();
  return row?.content;
}

/** Whether readers see an article. */
export const isShown = ({ published_at }: Pick<ArticleRow, "published_at">, now: number) =>
  published_at !== null && published_at <= now;

/** Something else has written the row since its text was read. */
export function changedMeanwhile(): HttpError {
  return new HttpError(409, "It was changed in this moment. Please try again.");
}

/** What is said about an address that another article has. */
export const takenSlug =
  "Another article of this section has this address, perhaps in the trash. Please choose another.";

/** @throws HttpError with the field when another article has the slug */
export async function rejectTakenSlug<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new HttpError(409, takenSlug, { field: "slug" });
  }
}
