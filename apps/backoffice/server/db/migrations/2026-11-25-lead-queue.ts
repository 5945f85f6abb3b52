import { type Kysely, PostgresAdapter, sql, type Transaction } from "kysely";
import type { Migration } from "kysely/migration";
import { nameOrigin } from "../../leads/lead-origin.ts";
import { insertLeadWords } from "../../leads/lead-words.ts";
import type { Database } from "../schema.ts";

/** What the queue of leads is searched and filtered by, and the desk's settings; see `schema.ts`. */
export const leadQueue: Migration = {
  async up(db: Kysely<Database>) {
    await db.schema.alterTable("leads").addColumn("origin", "text").execute();
    await db.schema.alterTable("leads").addColumn("reminded_at", "bigint").execute();
    // Only this collation sorts by code point, as SQLite does: a search reads a range of words.
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    await db.schema
      .createTable("lead_words")
      .addColumn("word", isPostgres ? sql`text collate "C"` : "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("lead_id", "text", (column) =>
        column.notNull().references("leads.id").onDelete("cascade"),
      )
      .execute();
    await db.schema
      .createTable("desk_settings")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("value", "text", (column) => column.notNull())
      .execute();
    await fillRows(db);
    await createIndexes(db);
  },
};

async function fillRows(db: Kysely<Database>): Promise<void> {
  const perBatch = 1_000;
  for (let last = ""; ; ) {
    const leads = await db
      .selectFrom("leads")
      .select(["id", "name", "email", "phone", "phone_e164", "company_name"])
      .select(["context", "created_at"])
      .where("id", ">", last)
      .orderBy("id")
      .limit(perBatch)
      .execute();
    // The migrations run in one transaction.
    await insertLeadWords(db as Transaction<Database>, leads);
    for (const { id, context } of leads) {
      const origin = context && nameOrigin(JSON.parse(context));
      if (origin) await db.updateTable("leads").set({ origin }).where("id", "=", id).execute();
    }
    const end = leads.at(-1);
    if (!end) return;
    last = end.id;
  }
}

/** Partial indexes contain only the rows of one view or filter, in its order. */
async function createIndexes(db: Kysely<Database>): Promise<void> {
  const { schema } = db;
  await schema
    .createIndex("lead_words_by_word")
    .on("lead_words")
    .columns(["word", "created_at desc", "lead_id"])
    .execute();
  await schema
    .createIndex("lead_words_by_lead")
    .on("lead_words")
    .columns(["lead_id", "word"])
    .execute();
  await schema
    .createIndex("leads_by_owner_time")
    .on("leads")
    .columns(["owner_id", "created_at"])
    .execute();
  await schema
    .createIndex("leads_by_origin")
    .on("leads")
    .columns(["origin", "created_at"])
    .execute();
  // Many next steps are due at the same time, so the id belongs to their order.
  await schema.dropIndex("leads_by_next_step").execute();
  await schema
    .createIndex("leads_by_next_step")
    .on("leads")
    .columns(["next_step_at", "id"])
    .execute();
  await sql`create index leads_open_by_owner on leads (owner_id, created_at)
    where status in ('new', 'contacted', 'qualified')`.execute(db);
  await sql`create index leads_without_owner on leads (created_at)
    where owner_id is null`.execute(db);
  await sql`create index leads_held on leads (created_at)
    where review is not null and released_at is null`.execute(db);
}
