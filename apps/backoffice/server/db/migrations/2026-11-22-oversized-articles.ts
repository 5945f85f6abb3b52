import type { Migration } from "kysely/migration";

/** Whether an article's text is larger than the limits; null until somebody has measured it. */
export const oversizedArticles: Migration = {
  async up(db) {
    await db.schema.alterTable("articles").addColumn("is_oversized", "integer").execute();
    // Few are: lists find them without a look at the texts of all others.
    await db.schema
      .createIndex("articles_by_size")
      .on("articles")
      .columns(["is_oversized"])
      .execute();
  },
};
