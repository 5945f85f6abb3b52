import type { Migration } from "kysely/migration";

/** Working copies, versions and the trash of articles; see `schema.ts`. */
export const workingCopies: Migration = {
  async up(db) {
    await db.schema
      .createTable("article_working_copies")
      .addColumn("article_id", "text", (column) =>
        column.primaryKey().references("articles.id").onDelete("cascade"),
      )
      .addColumn("fields", "text", (column) => column.notNull())
      .addColumn("revision", "integer", (column) => column.notNull().defaultTo(1))
      .addColumn("article_revision", "integer", (column) => column.notNull())
      .addColumn("saved_at", "bigint", (column) => column.notNull())
      .addColumn("saved_by", "text", (column) => column.notNull())
      .addColumn("publish_at", "bigint")
      .addColumn("note", "text")
      .execute();
    await db.schema
      .createIndex("working_copies_by_time")
      .on("article_working_copies")
      .column("publish_at")
      .execute();
    await db.schema
      .createTable("article_versions")
      .addColumn("article_id", "text", (column) =>
        column.notNull().references("articles.id").onDelete("cascade"),
      )
      .addColumn("number", "integer", (column) => column.notNull())
      .addColumn("fields", "text", (column) => column.notNull())
      .addColumn("published_at", "bigint", (column) => column.notNull())
      .addColumn("published_by", "text")
      .addColumn("note", "text")
      .addPrimaryKeyConstraint("article_versions_key", ["article_id", "number"])
      .execute();
    await db.schema
      .createTable("article_trash")
      .addColumn("article_id", "text", (column) =>
        column.primaryKey().references("articles.id").onDelete("cascade"),
      )
      .addColumn("deleted_at", "bigint", (column) => column.notNull())
      .addColumn("deleted_by", "text", (column) => column.notNull())
      .addColumn("published_at", "bigint")
      .addColumn("redirect_to", "text")
      .execute();
    await db.schema
      .createTable("article_editors")
      .addColumn("article_id", "text", (column) =>
        column.primaryKey().references("articles.id").onDelete("cascade"),
      )
      .addColumn("person_id", "text", (column) => column.notNull())
      .addColumn("tab", "text", (column) => column.notNull())
      .addColumn("seen_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.alterTable("articles").addColumn("last_published_at", "bigint").execute();
    await db
      .updateTable("articles")
      .set((eb) => ({ last_published_at: eb.ref("published_at") }))
      .execute();
  },
};
