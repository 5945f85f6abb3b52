import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { pathsShowing } from "./article-paths.ts";

/** The site's pages that show an article by now; none for a draft, or one still to come. */
export async function findStalePaths(
  db: Kysely<Database>,
  id: string,
  now: number,
): Promise<string[]> {
  const place = await db
    .selectFrom("articles")
    .innerJoin("categories", "categories.id", "articles.category_id")
    .select(["articles.section", "articles.slug", "categories.slug as categorySlug"])
    .where("articles.id", "=", id)
    .where("articles.published_at", "<=", now)
    .executeTakeFirst();
  if (!place) return [];
  return pathsShowing(place, place.section === "blog" ? await findBlogSlugs(db, now) : []);
}

async function findBlogSlugs(db: Kysely<Database>, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom("articles")
    .select("slug")
    .where("section", "=", "blog")
    .where("published_at", "<=", now)
    .execute();
  return rows.map(({ slug }) => slug);
}
