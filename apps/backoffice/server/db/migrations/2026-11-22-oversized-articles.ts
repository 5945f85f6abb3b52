import type { Migration } from "kysely/migration";

/** Whether an article's text exceeds the limits; null until it is measured. */
export const oversizedArticles: Migration = {
  async up(db) {
    await db.schema.alterTable("articles").addColumn("is_oversized", "integer").execute();
    // Few articles are in this index, so lists find them without reading the texts of others.
    await db.schema
      .createIndex("articles_by_size")
      .on("articles")
      .columns(["is_oversized"])
      .execute();
  },
};
