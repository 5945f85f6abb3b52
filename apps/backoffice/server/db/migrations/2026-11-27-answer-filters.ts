import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The list of leads can be filtered by their answer, and leave out spam; see `answer-filter.ts`. */
export const answerFilters: Migration = {
  async up(db) {
    for (const [name, columns, condition] of [
      ["leads_answered", "created_at", "answered_at is not null"],
      ["leads_answered_in_time", "created_at", "answered_at <= answer_due_at"],
      ["leads_answered_late", "created_at", "answered_at > answer_due_at"],
      ["leads_without_spam", "created_at", "status <> 'spam'"],
      // Whether the time is over is read from the index, without looking at the lead.
      ["leads_unanswered", "created_at, answer_due_at", "answered_at is null and 'spam' <> status"],
    ] as const) {
      const place = sql`leads (${sql.raw(columns)})`;
      await sql`create index ${sql.ref(name)} on ${place} where ${sql.raw(condition)}`.execute(db);
    }
  },
};
