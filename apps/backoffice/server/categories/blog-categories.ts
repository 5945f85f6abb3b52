import type { BlogCategory } from "@crm/contract/calls/article";
import type { Kysely } from "kysely";
import { countByCategory } from "../articles/list-segments.ts";
import type { Database } from "../db/schema.ts";

/** Lists the categories of call 11, each with its number of published posts. */
export async function listBlogCategories(
  db: Kysely<Database>,
  now: number,
): Promise<BlogCategory[]> {
  const counts = await countByCategory(db, "blog", now);
  const rows = await db
    .selectFrom("categories")
    .select(["id", "name", "slug"])
    .where("section", "=", "blog")
    .orderBy("position")
    .orderBy("name")
    .execute();
  return rows.map(({ id, name, slug }) => ({
    _id: id,
    id,
    name,
    slug,
    count: counts.get(id) ?? 0,
  }));
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
