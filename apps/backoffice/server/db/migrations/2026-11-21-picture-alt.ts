import type { Migration } from "kysely/migration";

/** What an article's picture shows, in words. */
export const pictureAlt: Migration = {
  async up(db) {
    await db.schema.alterTable("articles").addColumn("image_alt", "text").execute();
  },
};
