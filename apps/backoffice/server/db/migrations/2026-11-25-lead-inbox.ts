import { toE164 } from "@crm/server-kit/phone-number";
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { findAnswerDue } from "../../leads/answer-clock.ts";
import { toMailbox } from "../../mail/mailbox.ts";

interface Tables {
  leads: {
    id: string;
    email: string | null;
    phone: string | null;
    mailbox: string | null;
    phone_e164: string | null;
    contact_id: string;
    answer_due_at: number;
    changed_at: number;
    created_at: number;
  };
}

/** A lead's status, owner, next step and person, and what happened to it; see `schema.ts`. */
export const leadInbox: Migration = {
  async up(db: Kysely<Tables>) {
    await addColumns(db);
    await fillColumns(db);
    await createIndexes(db);
    await db.schema
      .createTable("lead_events")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("lead_id", "text", (column) => column.notNull())
      .addColumn("contact_id", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("person_id", "text")
      .addColumn("details", "text")
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await index(db, "lead_events_by_lead", "lead_events", ["lead_id", "created_at"]);
    await index(db, "lead_events_by_contact", "lead_events", ["contact_id", "created_at"]);
    await index(db, "lead_events_by_time", "lead_events", ["created_at"]);
  },
};

async function addColumns(db: Kysely<Tables>): Promise<void> {
  for (const name of ["mailbox", "phone_e164", "owner_id", "lost_reason", "next_step"]) {
    await db.schema.alterTable("leads").addColumn(name, "text").execute();
  }
  for (const name of ["next_step_at", "answered_at"]) {
    await db.schema.alterTable("leads").addColumn(name, "bigint").execute();
  }
  for (const [name, type, value] of [
    ["status", "text", "new"],
    ["contact_id", "text", ""],
    ["answer_due_at", "bigint", 0],
    ["changed_at", "bigint", 0],
  ] as const) {
    await db.schema
      .alterTable("leads")
      .addColumn(name, type, (column) => column.notNull().defaultTo(value))
      .execute();
  }
}

/** Finds numbers and persons of the stored leads, oldest first, as a new lead does. */
async function fillColumns(db: Kysely<Tables>): Promise<void> {
  const contacts = new Map<string, string>();
  const perBatch = 1_000;
  for (let last = { created_at: -1, id: "" }; ; ) {
    const leads = await db
      .selectFrom("leads")
      .select(["id", "email", "phone", "created_at"])
      .where(({ eb, or, and }) =>
        or([
          eb("created_at", ">", last.created_at),
          and([eb("created_at", "=", last.created_at), eb("id", ">", last.id)]),
        ]),
      )
      .orderBy("created_at")
      .orderBy("id")
      .limit(perBatch)
      .execute();
    for (const { id, email, phone, created_at } of leads) {
      const mailbox = email ? toMailbox(email) : null;
      const phone_e164 = phone ? toE164(phone) : null;
      const address = mailbox ?? phone_e164;
      const contact_id = (address && contacts.get(address)) ?? id;
      if (address) contacts.set(address, contact_id);
      const answer_due_at = findAnswerDue(created_at);
      await db
        .updateTable("leads")
        .set({ mailbox, phone_e164, contact_id, answer_due_at, changed_at: created_at })
        .where("id", "=", id)
        .execute();
    }
    const end = leads.at(-1);
    if (!end) return;
    last = end;
  }
}

async function createIndexes(db: Kysely<Tables>): Promise<void> {
  await index(db, "leads_by_mailbox", "leads", ["mailbox", "created_at"]);
  await index(db, "leads_by_phone", "leads", ["phone_e164", "created_at"]);
  await index(db, "leads_by_contact", "leads", ["contact_id", "created_at"]);
  await index(db, "leads_by_status", "leads", ["status", "created_at"]);
  await index(db, "leads_by_due_answer", "leads", ["status", "answer_due_at"]);
  await index(db, "leads_by_owner", "leads", ["owner_id", "status", "created_at"]);
  await index(db, "leads_by_next_step", "leads", ["next_step_at"]);
  await index(db, "leads_by_change", "leads", ["changed_at"]);
}

async function index(
  db: Kysely<Tables>,
  name: string,
  table: string,
  columns: string[],
): Promise<void> {
  await db.schema.createIndex(name).on(table).columns(columns).execute();
}
