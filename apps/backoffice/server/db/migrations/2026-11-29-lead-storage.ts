import { type Kysely, PostgresAdapter, sql, type Transaction } from "kysely";
import type { Migration } from "kysely/migration";
import { insertLeadWords } from "../../leads/lead-words.ts";
import type { Database } from "../schema.ts";

/**
 * Makes storing a lead cheaper: fewer pages of the database are written for it and its mails. The texts of
 * mails move to a table of their own, because the row of a mail changes with each of its states.
 */
export const leadStorage: Migration = {
  async up(db: Kysely<Database>) {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    await moveBodies(db);
    await (isPostgres ? indexWordsByLead(db) : createClusteredWords(db));
    await fillWords(db);
    await dropIndexes(db);
    await createPartialIndexes(db);
  },
};

async function moveBodies(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable("mail_bodies")
    .addColumn("mail_id", "text", (column) =>
      column.primaryKey().references("mails.id").onDelete("cascade"),
    )
    .addColumn("body_text", "text", (column) => column.notNull())
    .addColumn("body_html", "text", (column) => column.notNull())
    .execute();
  await sql`insert into mail_bodies (mail_id, body_text, body_html)
    select id, body_text, body_html from mails`.execute(db);
  await db.schema.alterTable("mails").dropColumn("body_text").execute();
  await db.schema.alterTable("mails").dropColumn("body_html").execute();
}

/** On PostgreSQL a search reads the index on words; the other one only finds the words of a lead. */
async function indexWordsByLead(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom("lead_words").execute();
  await db.schema.dropIndex("lead_words_by_lead").execute();
  await db.schema.createIndex("lead_words_by_lead").on("lead_words").column("lead_id").execute();
}

/** On SQLite the table is its own index, so each word is written once and not twice. */
async function createClusteredWords(db: Kysely<Database>): Promise<void> {
  await db.schema.dropTable("lead_words").execute();
  await sql`create table lead_words (
    word text not null,
    created_at bigint not null,
    lead_id text not null references leads (id) on delete cascade,
    primary key (word, created_at desc, lead_id)
  ) without rowid`.execute(db);
  await db.schema.createIndex("lead_words_by_lead").on("lead_words").column("lead_id").execute();
}

async function fillWords(db: Kysely<Database>): Promise<void> {
  const perBatch = 1_000;
  for (let last = ""; ; ) {
    const leads = await db
      .selectFrom("leads")
      .select(["id", "name", "email", "phone", "phone_e164", "company_name", "created_at"])
      .where("id", ">", last)
      .orderBy("id")
      .limit(perBatch)
      .execute();
    // The migrations run in one transaction.
    await insertLeadWords(db as Transaction<Database>, leads);
    const end = leads.at(-1);
    if (!end) return;
    last = end.id;
  }
}

/** Other indexes serve their queries too. */
async function dropIndexes(db: Kysely<Database>): Promise<void> {
  for (const name of ["leads_by_email", "leads_by_review", "leads_by_owner"]) {
    await db.schema.dropIndex(name).execute();
  }
}

/** A new lead has no owner and no next step, and most mails go to addresses that no visitor typed. */
async function createPartialIndexes(db: Kysely<Database>): Promise<void> {
  for (const [name, place, condition] of [
    ["leads_by_owner_time", "leads (owner_id, created_at)", "owner_id is not null"],
    [
      "leads_open_by_owner",
      "leads (owner_id, created_at)",
      "owner_id is not null and status in ('new', 'contacted', 'qualified')",
    ],
    ["leads_by_next_step", "leads (next_step_at, id)", "next_step_at is not null"],
    ["mails_by_mailbox", "mails (mailbox, state)", "mailbox is not null"],
  ] as const) {
    await db.schema.dropIndex(name).execute();
    await sql`create index ${sql.ref(name)} on ${sql.raw(place)} where ${sql.raw(condition)}`.execute(
      db,
    );
  }
}
