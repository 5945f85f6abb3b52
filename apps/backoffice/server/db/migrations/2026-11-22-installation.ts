import type { Migration } from "kysely/migration";

/** What tells this database from another one, and its migrations from edited ones; see `schema.ts`. */
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
