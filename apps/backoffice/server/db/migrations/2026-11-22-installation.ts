import type { Migration } from "kysely/migration";

/** The id of the installation, and the hashes of applied migrations; see `schema.ts`. */
export const installation: Migration = {
  async up(db) {
    await db.schema
      .createTable("installation")
      .addColumn("slot", "integer", (column) => column.primaryKey())
      .addColumn("id", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("migration_hashes")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("hash", "text", (column) => column.notNull())
      .execute();
  },
};
