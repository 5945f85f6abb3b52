import type { Kysely } from "kysely";
import type { Database } from "../../db/schema.ts";
import { readStatus } from "../articles/find-articles.ts";
import type { PictureUse } from "../transport/picture-shapes.ts";

/** How many articles a page names; it shows the count of all. */
const mostListed = 100;

/** The articles that use a picture, by title. */
export async function findUses(
  db: Kysely<Database>,
  picture: string,
  now: number,
): Promise<PictureUse[]> {
  const articles = await queryArticles(db, picture).execute();
  if (articles.length === 0) return [];
  const uses = await db
    .selectFrom("picture_uses")
    .select(["article_id", "working_copy", "version"])
    .where("picture", "=", picture)
    .where(
      "article_id",
      "in",
      articles.map(({ id }) => id),
    )
    .orderBy("version", "desc")
    .execute();
  const byArticle = Map.groupBy(uses, ({ article_id }) => article_id);
  return articles.map(({ id, title, section, published_at, deleted_at }) => {
    const own = byArticle.get(id) ?? [];
    return {
      id,
      title,
      section,
      status: deleted_at === null ? readStatus(published_at, now) : "trash",
      inArticle: own.some(({ working_copy, version }) => working_copy === null && version === null),
      inWorkingCopy: own.some(({ working_copy }) => working_copy !== null),
      versions: own.flatMap(({ version }) => version ?? []),
    };
  });
}

export function queryArticles(db: Kysely<Database>, picture: string) {
  return db
    .selectFrom("articles")
    .leftJoin("article_trash", "article_trash.article_id", "articles.id")
    .select([
      "articles.id",
      "articles.title",
      "articles.section",
      "articles.published_at",
      "article_trash.deleted_at",
    ])
    .where("articles.id", "in", (eb) =>
      eb.selectFrom("picture_uses").select("article_id").where("picture", "=", picture),
    )
    .orderBy("articles.title")
    .orderBy("articles.id")
    .limit(mostListed);
}
