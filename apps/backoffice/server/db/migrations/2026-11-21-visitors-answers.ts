import type { Migration } from "kysely/migration";

/** Readers' feedback on articles, and searches with no results; see `schema.ts`. */
export const visitorsAnswers: Migration = {
  async up(db) {
    await db.schema
      .createTable("article_feedback")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("article_id", "text", (column) =>
        column.notNull().references("articles.id").onDelete("cascade"),
      )
      .addColumn("helpful", "integer", (column) => column.notNull())
      .addColumn("reason", "text")
      .addColumn("note", "text")
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("article_feedback_by_article")
      .on("article_feedback")
      .columns(["article_id", "created_at"])
      .execute();
    await db.schema
      .createTable("search_misses")
      .addColumn("term", "text", (column) => column.primaryKey())
      .addColumn("count", "integer", (column) => column.notNull())
      .addColumn("last_at", "bigint", (column) => column.notNull())
      .execute();
  },
};
