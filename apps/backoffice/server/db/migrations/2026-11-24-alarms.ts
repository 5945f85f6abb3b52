import type { Migration } from "kysely/migration";

/** The write of the readiness check, what the apps report, and the alarms; see `schema.ts`. */
export const alarms: Migration = {
  async up(db) {
    await db.schema
      .createTable("readiness_writes")
      .addColumn("slot", "integer", (column) => column.primaryKey())
      .addColumn("written_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("app_reports")
      .addColumn("source", "text", (column) => column.primaryKey())
      .addColumn("reported_at", "bigint", (column) => column.notNull())
      .addColumn("failing", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("alarms")
      .addColumn("kind", "text", (column) => column.primaryKey())
      .addColumn("since", "bigint")
      .addColumn("mailed_at", "bigint")
      .addColumn("is_told", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
