import type { Migration } from "kysely/migration";

/** Links for choosing a password: invitations and lost passwords; see `schema.ts`. */
export const personLinks: Migration = {
  async up(db) {
    await db.schema
      .createTable("person_links")
      .addColumn("token_hash", "text", (column) => column.primaryKey())
      .addColumn("purpose", "text", (column) => column.notNull())
      .addColumn("person_id", "text", (column) => column.notNull())
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("person_links_by_person")
      .on("person_links")
      .column("person_id")
      .execute();
  },
};
