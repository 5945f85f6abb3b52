import { toIso } from "@crm/contract/dates";
import type { Kysely } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { VersionList } from "../../desk/transport/editing-shapes.ts";
import { HttpError } from "../../http/http-error.ts";
import type { Services } from "../../services.ts";
import { type ArticleFields, articleFields, readArticleFields } from "../article-fields.ts";
import { requireArticle } from "../require-article.ts";

/** What can be compared: a version's number, the working copy, or the article's row. */
export type ComparedText = number | "working-copy" | "article";

/**
 * Lists an article's versions, the newest first, and says whether there is a working copy.
 *
 * @throws HttpError 404 when there is no such article
 */
export async function listVersions(
  { db, now }: Pick<Services, "db" | "now">,
  id: string,
): Promise<VersionList> {
  const { title } = await requireArticle(db, id);
  const versions = await db
    .selectFrom("article_versions")
    .leftJoin("auth_people", "auth_people.id", "article_versions.published_by")
    .select(["number", "published_at", "published_by", "note", "auth_people.name"])
    .where("article_id", "=", id)
    // The text of a scheduled article is a version from when it is on the site.
    .where("published_at", "<=", now())
    .orderBy("number", "desc")
    .execute();
  const copy = await db
    .selectFrom("article_working_copies")
    .leftJoin("auth_people", "auth_people.id", "article_working_copies.saved_by")
    .select(["revision", "saved_at", "publish_at", "auth_people.name"])
    .where("article_id", "=", id)
    .executeTakeFirst();
  return {
    id,
    title,
    versions: versions.map(({ number, published_at, published_by, note, name }) => ({
      number,
      publishedAt: toIso(published_at),
      publishedBy: published_by === null ? null : (name ?? removedPerson),
      note,
    })),
    workingCopy: copy
      ? {
          revision: copy.revision,
          savedAt: toIso(copy.saved_at),
          savedBy: copy.name ?? removedPerson,
          publishAt: toIso(copy.publish_at),
        }
      : null,
  };
}

/** Whose account no longer exists. */
const removedPerson = "A former colleague";

/**
 * Reads the fields of a version, of the working copy or of the article.
 *
 * @throws HttpError 404 when there is none
 */
export async function findFields(
  db: Kysely<Database>,
  id: string,
  which: ComparedText,
): Promise<ArticleFields> {
  const article = await requireArticle(db, id);
  if (which === "article") return readArticleFields(article);
  const row =
    which === "working-copy"
      ? await db
          .selectFrom("article_working_copies")
          .select("fields")
          .where("article_id", "=", id)
          .executeTakeFirst()
      : await db
          .selectFrom("article_versions")
          .select("fields")
          .where("article_id", "=", id)
          .where("number", "=", which)
          .executeTakeFirst();
  if (!row) {
    throw new HttpError(404, "There is no such version. It may have been deleted to save space.");
  }
  return articleFields.parse(JSON.parse(row.fields));
}
