import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The list of leads can be filtered by their answer, and leave out spam; see `answer-filter.ts`. */
export const answerFilters: Migration = {
  async up(db) {
    for (const [name, condition] of [
      ["leads_answered", "answered_at is not null"],
      ["leads_answered_in_time", "answered_at <= answer_due_at"],
      ["leads_answered_late", "answered_at > answer_due_at"],
      ["leads_without_spam", "status <> 'spam'"],
      ["leads_unanswered", "answered_at is null and status <> 'spam'"],
    ] as const) {
      await sql`create index ${sql.ref(name)} on leads (created_at) where ${sql.raw(condition)}`.execute(
        db,
      );
    }
  },
};
