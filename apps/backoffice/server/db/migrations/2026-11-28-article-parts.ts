import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Indexes in the orders of the lists, so that one page of a list is read without the articles before it.
 * They contain the titles, which a search of titles reads.
 */
export const articleParts: Migration = {
  async up(db) {
    await db.schema.dropIndex("articles_by_time").execute();
    await db.schema
      .createIndex("articles_by_time")
      .on("articles")
      .columns(["section", "published_at desc", "id", "title"])
      .execute();
    await db.schema.dropIndex("articles_by_category").execute();
    await db.schema
      .createIndex("articles_by_category")
      .on("articles")
      .columns(["category_id", "published_at desc", "id", "title"])
      .execute();
    await sql`create index articles_in_help_order on articles (category_id, (case list when 'FastArticles' then 1 when 'SecondArticles' then 2 when 'ThirdArticles' then 3 else 4 end), position, title, id, published_at, slug)`.execute(
      db,
    );
    await sql`create index articles_by_title on articles (section, (lower(title)))`.execute(db);
  },
};
