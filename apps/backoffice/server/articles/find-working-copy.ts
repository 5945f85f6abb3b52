import { toIso } from "@crm/contract/dates";
import type { Kysely, Selectable } from "kysely";
import { findPersonNames } from "../auth/person-names.ts";
import type { Database } from "../db/schema.ts";
import type { WorkingCopy } from "../desk/transport/editing-shapes.ts";
import { type ArticleFields, articleFields, readArticleFields } from "./article-fields.ts";
import { requireArticle } from "./require-article.ts";

/** An article's row, its working copy's row if it has one, and what an editor of it sees. */
export interface StoredWorkingCopy {
  article: Selectable<Database["articles"]>;
  copy: Selectable<Database["article_working_copies"]> | undefined;
  /**
   * Its `list` is null unless the editor has chosen another one than the article is in: a colleague's
   * reordering must stay when these fields are published.
   */
  fields: ArticleFields;
}

/** @throws HttpError 404 when there is no such article */
export async function readWorkingCopy(
  db: Kysely<Database>,
  id: string,
): Promise<StoredWorkingCopy> {
  const article = await requireArticle(db, id);
  const copy = await db
    .selectFrom("article_working_copies")
    .selectAll()
    .where("article_id", "=", id)
    .executeTakeFirst();
  if (!copy) return asPublished(article);
  return { article, copy, fields: articleFields.parse(JSON.parse(copy.fields)) };
}

/** An article without its working copy. */
export function asPublished(article: StoredWorkingCopy["article"]): StoredWorkingCopy {
  return { article, copy: undefined, fields: { ...readArticleFields(article), list: null } };
}

/** Describes what an editor of the article sees, for the desk. */
export async function describeWorkingCopy(
  db: Kysely<Database>,
  { article, copy, fields }: StoredWorkingCopy,
): Promise<WorkingCopy> {
  const names = await findPersonNames(db, copy ? [copy.saved_by] : []);
  return {
    fields,
    revision: copy?.revision ?? 0,
    articleRevision: article.revision,
    savedAt: toIso(copy?.saved_at ?? null),
    savedBy: copy ? (names.get(copy.saved_by) ?? "Somebody") : null,
    tab: copy?.tab ?? null,
    publishAt: toIso(copy?.publish_at ?? null),
    note: copy?.note ?? null,
    problem: copy?.problem ?? null,
  };
}
