import { articleLists } from "@crm/contract/calls/article";
import type { Kysely, Transaction } from "kysely";
import type { Database } from "../db/schema.ts";
import { isUniqueViolation } from "../db/unique-violation.ts";
import { HttpError } from "../http/http-error.ts";
import { applyReplacements } from "../media/apply-replacements.ts";
import { recordPictureUses } from "../media/picture-uses.ts";
import type { Services } from "../services.ts";
import { slugField } from "../slugs/slug-field.ts";
import { claimEditing } from "./article-editors.ts";
import type { ArticleFields } from "./article-fields.ts";
import { articleThread } from "./article-thread.ts";
import { findFreeSlug } from "./complete-draft.ts";
import { EditingConflict } from "./editing-conflict.ts";
import {
  describeWorkingCopy,
  readWorkingCopy,
  type StoredWorkingCopy,
} from "./find-working-copy.ts";
import { lockArticle } from "./require-article.ts";

/** What an editor's tab last knew of an article. */
export interface Seen {
  /** The working copy's revision; 0: there was none. */
  revision: number;
  articleRevision: number;
}

export interface Save extends Seen {
  fields: ArticleFields;
  personId: string;
  /** The id of the browser's tab. */
  tab: string;
}

/**
 * Saves what an editor has typed. The site does not show it; a draft in the desk's list follows it.
 *
 * @throws EditingConflict when somebody else has saved or published since, or is editing now
 * @throws HttpError 404 when there is no such article, 409 while its changes wait for their time
 */
export async function saveWorkingCopy(
  { db, now }: Pick<Services, "db" | "now">,
  id: string,
  save: Save,
): Promise<Seen & { savedAt: number; isFirst: boolean }> {
  const time = now();
  const content = await sanitize(save.fields.content);
  const work = db.transaction().execute(async (trx) => {
    await lockArticle(trx, id);
    const stored = await readWorkingCopy(trx, id);
    const { article, copy } = stored;
    await rejectUnseen(trx, stored, save);
    if (copy?.publish_at) throw waiting();
    const editing = await claimEditing(trx, { ...save, articleId: id }, time);
    if (editing.tab !== save.tab) {
      throw new EditingConflict(`${editing.name} is editing this article now`, { editing });
    }
    const pictures = await applyReplacements(trx, { image: save.fields.image, content });
    const fields = { ...save.fields, ...pictures };
    const columns = {
      fields: JSON.stringify(fields),
      article_revision: article.revision,
      saved_at: time,
      saved_by: save.personId,
      tab: save.tab,
      problem: null,
    };
    if (copy) {
      const { numUpdatedRows } = await trx
        .updateTable("article_working_copies")
        .set({ ...columns, revision: copy.revision + 1 })
        .where("article_id", "=", id)
        .where("revision", "=", copy.revision)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) throw beaten();
    } else {
      const values = { article_id: id, publish_at: null, note: null, ...columns };
      await trx.insertInto("article_working_copies").values(values).execute();
    }
    await recordPictureUses(trx, { article_id: id, working_copy: id }, columns.fields);
    if (article.published_at === null) await followFields(trx, article, fields, time);
    return {
      revision: (copy?.revision ?? 0) + 1,
      articleRevision: article.revision,
      savedAt: time,
      isFirst: copy === undefined,
    };
  });
  return work.catch((error: unknown) => {
    throw isUniqueViolation(error) ? beaten() : error;
  });
}

/**
 * Deletes the working copy of an article that has another text on the site.
 *
 * @throws EditingConflict when the working copy is newer than the editor knew
 * @throws HttpError 404 when there is no such article, 400 for a draft
 */
export async function discardWorkingCopy(
  { db }: Pick<Services, "db">,
  id: string,
  seen: Seen,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockArticle(trx, id);
    const stored = await readWorkingCopy(trx, id);
    await rejectUnseen(trx, stored, seen);
    if (stored.article.published_at === null) {
      throw new HttpError(400, "A draft has no published text to go back to");
    }
    await trx.deleteFrom("article_working_copies").where("article_id", "=", id).execute();
    await trx
      .updateTable("articles")
      // Otherwise a tab that still has the discarded text could save it without noticing.
      .set((eb) => ({ revision: eb("revision", "+", 1) }))
      .where("id", "=", id)
      .execute();
  });
}

/** @throws EditingConflict when the text is not the one that the editor knew */
export async function rejectUnseen(
  db: Kysely<Database>,
  stored: StoredWorkingCopy,
  { revision, articleRevision }: Seen,
): Promise<void> {
  const { article, copy } = stored;
  if ((copy?.revision ?? 0) === revision && article.revision === articleRevision) return;
  throw new EditingConflict("Somebody else changed this article after you opened it", {
    current: await describeWorkingCopy(db, stored),
  });
}

/** Lets a draft's title, address and place in the list follow what is typed, as far as they are possible. */
async function followFields(
  trx: Transaction<Database>,
  article: StoredWorkingCopy["article"],
  { title, slug, section, categoryId, list }: ArticleFields,
  time: number,
): Promise<void> {
  const category = await trx
    .selectFrom("categories")
    .select("id")
    .where("id", "=", categoryId)
    .where("section", "=", section)
    .executeTakeFirst();
  if (!category) return;
  const taken = await trx
    .selectFrom("articles")
    .select("id")
    .where("section", "=", section)
    .where("slug", "=", slug)
    .where("id", "!=", article.id)
    .executeTakeFirst();
  const isFree = taken === undefined && slugField.safeParse(slug).success;
  // A draft in another section may find its old address taken there.
  const old = section === article.section ? article.slug : null;
  await trx
    .updateTable("articles")
    .set({
      updated_at: time,
      section,
      category_id: categoryId,
      list: section === "help" ? (list ?? article.list ?? articleLists[0]) : null,
      slug: isFree ? slug : (old ?? (await findFreeSlug(trx, section, article.slug))),
      ...(title.trim() ? { title: title.trim().slice(0, 200) } : {}),
    })
    .where("id", "=", article.id)
    .execute();
}

async function sanitize(content: string): Promise<string> {
  return articleThread.run("sanitize", content).catch(() => {
    throw new HttpError(503, "The text could not be checked. It is tried again.");
  });
}

const waiting = () =>
  new HttpError(
    409,
    "These changes are scheduled. Cancel the schedule before you change the text again.",
  );

/** Another save was faster; the desk sends this one again and then learns the other text. */
const beaten = () => new HttpError(503, "Somebody else is saving this article. It is tried again.");
