import type { Migration } from "kysely/migration";

/** Submissions that were rejected after the site had thanked the visitor; see `schema.ts`. */
export const undeliveredLeads: Migration = {
  async up(db) {
    await db.schema
      .createTable("undelivered_leads")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("call", "integer", (column) => column.notNull())
      .addColumn("key", "text", (column) => column.notNull())
      .addColumn("fields", "text", (column) => column.notNull())
      .addColumn("reason", "text", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("received_at", "bigint", (column) => column.notNull())
      .addColumn("settled_at", "bigint")
      .execute();
    await db.schema
      .createIndex("undelivered_leads_by_time")
      .on("undelivered_leads")
      .columns(["settled_at", "received_at"])
      .execute();
  },
};
