import type { Migration } from "kysely/migration";

/** Former slugs, and revisions that detect concurrent edits. */
export const slugsAndRevisions: Migration = {
  async up(db) {
    for (const table of ["articles", "categories"]) {
      await db.schema
        .alterTable(table)
        .addColumn("revision", "integer", (column) => column.notNull().defaultTo(1))
        .execute();
    }
    await db.schema
      .createTable("old_slugs")
      .addColumn("section", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("slug", "text", (column) => column.notNull())
      .addColumn("target_id", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("old_slugs_pk", ["section", "kind", "slug"])
      .execute();
    await db.schema
      .createIndex("old_slugs_by_target")
      .on("old_slugs")
      .columns(["target_id"])
      .execute();
  },
};
