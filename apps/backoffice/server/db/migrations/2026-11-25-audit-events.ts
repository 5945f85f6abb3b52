import type { Migration } from "kysely/migration";

/** Who did what at the desk; see `schema.ts`. */
export const auditEvents: Migration = {
  async up(db) {
    await db.schema
      .createTable("audit_events")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("at", "bigint", (column) => column.notNull())
      .addColumn("person_id", "text")
      .addColumn("person_name", "text")
      .addColumn("action", "text", (column) => column.notNull())
      .addColumn("resource", "text", (column) => column.notNull())
      .addColumn("resource_id", "text")
      .addColumn("details", "text")
      .execute();
    for (const columns of [["at"], ["person_id", "at"], ["action", "at"]]) {
      await db.schema
        .createIndex(`audit_events_by_${columns.join("_")}`)
        .on("audit_events")
        .columns(columns)
        .execute();
    }
  },
};
