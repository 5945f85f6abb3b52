import type { Migration } from "kysely/migration";

/** Which tab of a browser saved a working copy, and why it was not published at its time; see `schema.ts`. */
export const editingTabs: Migration = {
  async up(db) {
    await db.schema.alterTable("article_working_copies").addColumn("tab", "text").execute();
    await db.schema.alterTable("article_working_copies").addColumn("problem", "text").execute();
    await db.schema
      .alterTable("article_editors")
      .addColumn("since", "bigint", (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
