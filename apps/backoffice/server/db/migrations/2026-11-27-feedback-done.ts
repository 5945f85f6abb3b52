import type { Migration } from "kysely/migration";

/** Which answers of readers an editor has dealt with; see `schema.ts`. */
export const feedbackDone: Migration = {
  async up(db) {
    await db.schema.alterTable("article_feedback").addColumn("done_at", "bigint").execute();
    await db.schema.alterTable("article_feedback").addColumn("done_by", "text").execute();
  },
};
