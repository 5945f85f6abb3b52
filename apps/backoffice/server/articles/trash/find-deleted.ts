import type { Kysely } from "kysely";
import type { ArticleRow } from "../../db/rows/content-rows.ts";
import type { Database } from "../../db/schema.ts";
import { findSlugOwners } from "../../slugs/old-slugs.ts";

type Section = ArticleRow["section"];

/** The articles that had these slugs before, or have them in the trash, by slug. In one query. */
export async function findHiddenOwners(
  db: Kysely<Database>,
  section: Section,
  slugs: readonly string[],
): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .selectFrom("article_trash")
    .innerJoin("articles", "articles.id", "article_trash.article_id")
    .select(["articles.id", "articles.slug"])
    .where("articles.section", "=", section)
    .where("articles.slug", "in", slugs)
    .unionAll((eb) =>
      eb
        .selectFrom("old_slugs")
        .select(["target_id as id", "slug"])
        .where("section", "=", section)
        .where("kind", "=", "article")
        .where("slug", "in", slugs),
    )
    .execute();
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

/**
 * Whether an article that readers could open at this slug was deleted. A slug of the past whose article
 * no longer exists belongs to an article that has left the trash; see `purge-trash.ts`.
 */
export async function wasDeleted(
  db: Kysely<Database>,
  section: Section,
  slug: string,
): Promise<boolean> {
  const owner = await selectWithTrash(db)
    .where("articles.section", "=", section)
    .where("articles.slug", "=", slug)
    .executeTakeFirst();
  if (owner) return owner.deletedAt !== null && owner.last_published_at !== null;
  const former = (await findSlugOwners(db, section, "article", [slug])).get(slug);
  if (former === undefined) return false;
  const row = await selectWithTrash(db).where("articles.id", "=", former).executeTakeFirst();
  return row === undefined || row.deletedAt !== null;
}

function selectWithTrash(db: Kysely<Database>) {
  return db
    .selectFrom("articles")
    .leftJoin("article_trash", "article_trash.article_id", "articles.id")
    .select(["articles.last_published_at", "article_trash.deleted_at as deletedAt"]);
}
