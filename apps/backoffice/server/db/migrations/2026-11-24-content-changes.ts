import type { Migration } from "kysely/migration";

/** The list of content changes that every copy of the site follows; see `schema.ts`. */
export const contentChanges: Migration = {
  async up(db) {
    await db.schema
      .createTable("content_changes")
      .addColumn("number", "bigint", (column) => column.primaryKey())
      .addColumn("id", "text", (column) => column.notNull().unique())
      .addColumn("paths", "text", (column) => column.notNull())
      .addColumn("at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("content_state")
      .addColumn("slot", "integer", (column) => column.primaryKey())
      .addColumn("last_number", "bigint", (column) => column.notNull())
      .addColumn("checked_until", "bigint", (column) => column.notNull())
      .execute();
    await db
      .insertInto("content_state")
      .values({ slot: 1, last_number: 0, checked_until: 0 })
      .execute();
  },
};
