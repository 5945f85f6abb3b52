import type { Migration } from "kysely/migration";

/** What people ask about their own data; see `schema.ts`. */
export const privacyRequests: Migration = {
  async up(db) {
    await db.schema
      .createTable("privacy_requests")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("email", "text")
      .addColumn("mailbox", "text")
      .addColumn("message", "text")
      .addColumn("token_hash", "text")
      .addColumn("download_hash", "text")
      .addColumn("download_until", "bigint")
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("confirmed_at", "bigint")
      .addColumn("answered_at", "bigint")
      .addColumn("answered_by", "text")
      .execute();
    for (const column of ["token_hash", "download_hash", "mailbox", "confirmed_at"]) {
      await db.schema
        .createIndex(`privacy_requests_by_${column}`)
        .on("privacy_requests")
        .columns([column])
        .execute();
    }
  },
};
