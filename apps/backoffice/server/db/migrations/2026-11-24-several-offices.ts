import type { Migration } from "kysely/migration";

/** What several back offices on one database share; see `schema.ts`. */
export const severalOffices: Migration = {
  async up(db) {
    await db.schema
      .createTable("shared_secrets")
      .addColumn("slot", "integer", (column) => column.primaryKey())
      .addColumn("salt", "text", (column) => column.notNull())
      .addColumn("sealed", "text")
      .addColumn("fingerprint", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("shared_work")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("done_until", "bigint", (column) => column.notNull())
      .execute();
  },
};
