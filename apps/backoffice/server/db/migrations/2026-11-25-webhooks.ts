import type { Migration } from "kysely/migration";

/** Where other systems are told about leads, and what they are told; see `schema.ts`. */
export const webhooks: Migration = {
  async up(db) {
    await db.schema
      .createTable("webhook_endpoints")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("url", "text", (column) => column.notNull())
      .addColumn("is_internal", "integer", (column) => column.notNull())
      .addColumn("active", "integer", (column) => column.notNull())
      .addColumn("secret", "text", (column) => column.notNull())
      .addColumn("old_secret", "text")
      .addColumn("old_secret_until", "bigint")
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("webhook_deliveries")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("endpoint_id", "text", (column) => column.notNull())
      .addColumn("lead_id", "text", (column) => column.notNull())
      .addColumn("event", "text", (column) => column.notNull())
      .addColumn("change", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("due_at", "bigint", (column) => column.notNull())
      .addColumn("lease_until", "bigint")
      .addColumn("status", "integer")
      .addColumn("answer", "text")
      .addColumn("delivered_at", "bigint")
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    for (const [name, columns] of [
      ["webhook_deliveries_by_due", ["state", "due_at"]],
      ["webhook_deliveries_by_endpoint", ["endpoint_id", "created_at"]],
      ["webhook_deliveries_by_lead", ["lead_id"]],
      ["webhook_deliveries_by_time", ["created_at"]],
    ] as const) {
      await db.schema
        .createIndex(name)
        .on("webhook_deliveries")
        .columns([...columns])
        .execute();
    }
  },
};
