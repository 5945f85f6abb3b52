import type { Migration } from "kysely/migration";

/** The alternative text of an article's picture. */
export const pictureAlt: Migration = {
  async up(db) {
    await db.schema.alterTable("articles").addColumn("image_alt", "text").execute();
  },
};
