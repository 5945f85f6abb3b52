import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * The pictures and where they are used; see `schema.ts`. The uses are read from all texts here. The
 * pictures themselves are read from their storage at the start, see `media/record-stored-pictures.ts`.
 */
export const pictures: Migration = {
  async up(db) {
    await db.schema
      .createTable("pictures")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("file_name", "text", (column) => column.notNull())
      .addColumn("file_type", "text")
      .addColumn("width", "integer", (column) => column.notNull())
      .addColumn("height", "integer", (column) => column.notNull())
      .addColumn("bytes", "bigint", (column) => column.notNull())
      .addColumn("alt", "text", (column) => column.notNull().defaultTo(""))
      .addColumn("added_at", "bigint", (column) => column.notNull())
      .addColumn("added_by", "text")
      .addColumn("replaced_by", "text")
      .addColumn("variants", "text")
      .addColumn("failed_tries", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("claimed_until", "bigint", (column) => column.notNull().defaultTo(0))
      .addColumn("search_text", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("pictures_by_time")
      .on("pictures")
      .columns(["added_at", "name"])
      .execute();
    await db.schema
      .createTable("picture_uses")
      .addColumn("picture", "text", (column) => column.notNull())
      .addColumn("article_id", "text", (column) =>
        column.notNull().references("articles.id").onDelete("cascade"),
      )
      .addColumn("working_copy", "text", (column) =>
        column.references("article_working_copies.article_id").onDelete("cascade"),
      )
      .addColumn("version", "integer")
      .addForeignKeyConstraint(
        "picture_uses_of_versions",
        ["article_id", "version"],
        "article_versions",
        ["article_id", "number"],
        (constraint) => constraint.onDelete("cascade"),
      )
      .execute();
    await db.schema
      .createIndex("picture_uses_by_picture")
      .on("picture_uses")
      .columns(["picture", "article_id"])
      .execute();
    await db.schema
      .createIndex("picture_uses_by_article")
      .on("picture_uses")
      .columns(["article_id", "version"])
      .execute();
    await db.schema
      .createIndex("picture_uses_by_copy")
      .on("picture_uses")
      .column("working_copy")
      .execute();
    await fillUses(db);
  },
};

/** How many texts are in memory at a time. */
const batchSize = 100;

async function fillUses(db: Kysely<unknown>): Promise<void> {
  // A migration reads the tables as they are at its time, so it does not use the current types.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  const tables = db as Kysely<any>;
  for (let offset = 0; ; offset += batchSize) {
    const rows = await tables
      .selectFrom("articles")
      .select(["id as article_id", "image", "content"])
      .orderBy("id")
      .limit(batchSize)
      .offset(offset)
      .execute();
    for (const { article_id, image, content } of rows) {
      await insertUses(tables, `${image ?? ""} ${content}`, { article_id });
    }
    if (rows.length < batchSize) break;
  }
  for (const { article_id, fields } of await tables
    .selectFrom("article_working_copies")
    .select(["article_id", "fields"])
    .execute()) {
    await insertUses(tables, fields, { article_id, working_copy: article_id });
  }
  for (let offset = 0; ; offset += batchSize) {
    const rows = await tables
      .selectFrom("article_versions")
      .select(["article_id", "number", "fields"])
      .orderBy("article_id")
      .orderBy("number")
      .limit(batchSize)
      .offset(offset)
      .execute();
    for (const { article_id, number, fields } of rows) {
      await insertUses(tables, fields, { article_id, version: number });
    }
    if (rows.length < batchSize) break;
  }
}

async function insertUses(
  // biome-ignore lint/suspicious/noExplicitAny: as above
  tables: Kysely<any>,
  text: string,
  place: Record<string, unknown>,
): Promise<void> {
  const names = new Set([...text.matchAll(/\/media\/([a-z0-9-]+\.webp)/g)].map(([, name]) => name));
  for (const picture of names) {
    await tables
      .insertInto("picture_uses")
      .values({ picture, ...place })
      .execute();
  }
}
