import type { BlogCategory } from "@crm/contract/calls/article";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";

/** Lists the categories of call 11, each with its number of published posts. */
export async function listBlogCategories(
  db: Kysely<Database>,
  now: number,
): Promise<BlogCategory[]> {
  const rows = await db
    .selectFrom("categories")
    .leftJoin("articles", (join) =>
      join
        .onRef("articles.category_id", "=", "categories.id")
        .on("articles.published_at", "<=", now),
    )
    .select(({ fn }) => [
      "categories.id",
      "categories.name",
      "categories.slug",
      // These columns are in an index, so counting reads no post.
      fn.count<number>("articles.published_at").as("count"),
    ])
    .where("categories.section", "=", "blog")
    .groupBy(["categories.id", "categories.name", "categories.slug", "categories.position"])
    .orderBy("categories.position")
    .orderBy("categories.name")
    .execute();
  return rows.map(({ id, name, slug, count }) => ({ _id: id, id, name, slug, count }));
}

/** Finds a blog category by the slug of its URL. */
export function findBlogCategory(db: Kysely<Database>, slug: string) {
  return db
    .selectFrom("categories")
    .select(["id", "name"])
    .where("section", "=", "blog")
    .where("slug", "=", slug)
    .executeTakeFirst();
}
