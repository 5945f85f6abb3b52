import type { Migration } from "kysely/migration";

/** Whether an article is one of the seed's, as it was loaded; see `schema.ts`. */
export const sampleArticles: Migration = {
  async up(db) {
    await db.schema
      .alterTable("articles")
      .addColumn("is_sample", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
