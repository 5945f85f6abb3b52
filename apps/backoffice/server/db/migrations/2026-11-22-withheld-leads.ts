import type { Migration } from "kysely/migration";

/** When a person released a lead that was held for review; see `schema.ts`. */
export const withheldLeads: Migration = {
  async up(db) {
    await db.schema.alterTable("leads").addColumn("released_at", "bigint").execute();
    // Few leads are held, so the desk finds them without reading the others.
    await db.schema
      .createIndex("leads_by_review")
      .on("leads")
      .columns(["review", "released_at"])
      .execute();
  },
};
