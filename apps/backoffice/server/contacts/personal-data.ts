import {
  type Expression,
  expressionBuilder,
  type Kysely,
  type SqlBool,
  type Transaction,
} from "kysely";
import { absentNonce } from "../captcha/signed-verdicts.ts";
import type { MailRow } from "../db/rows/mail-rows.ts";
import type { Database } from "../db/schema.ts";
import { selectFullMails } from "../mail/full-mails.ts";
import { isSameOwner, toMailbox } from "../mail/mailbox.ts";
import { eraseDeliveriesOfLeads } from "../webhooks/add-deliveries.ts";
import {
  describeEvent,
  describeLead,
  describeMail,
  describeRequest,
  describeSubmission,
} from "./describe-rows.ts";

/** Whose data it is: some leads, and everything that was written to or from some mailboxes. */
export interface DataSubject {
  leadIds: readonly string[];
  mailboxes: readonly string[];
  /** Only what this address's owner has sent or got: others at its host may share the mailbox. */
  owner?: string;
}

/** A row as its person reads it. */
export interface PersonalRow {
  id: string;
  entry: Record<string, unknown>;
}

/** One table with data of people: what an export contains of it, and how it is erased. */
interface PersonalTable {
  table: keyof Database;
  /** The heading in an export; a table without one only repeats what another one has. */
  title?: string;
  read?(db: Kysely<Database>, subject: DataSubject): Promise<PersonalRow[]>;
  erase(trx: Transaction<Database>, subject: DataSubject, now: number): Promise<void>;
}

/**
 * All tables that hold data of the people who wrote to us. Export and erasure go through this list, and
 * a test demands that each table of the database is in it or in `tablesWithoutPeople`. A lead is last:
 * the others are found by it.
 */
export const personalTables: readonly PersonalTable[] = [
  {
    table: "lead_events",
    title: "What was done about it",
    async read(db, { leadIds }) {
      const query = db.selectFrom("lead_events").selectAll().where("lead_id", "in", leadIds);
      return (await query.orderBy("created_at").execute()).map(toRow(describeEvent));
    },
    async erase(trx, { leadIds }) {
      await trx.deleteFrom("lead_events").where("lead_id", "in", leadIds).execute();
    },
  },
  {
    table: "mail_bodies",
    async erase(trx, subject) {
      for (const id of await listMails(trx, subject)) {
        await trx.deleteFrom("mail_bodies").where("mail_id", "=", id).execute();
      }
    },
  },
  {
    table: "mails",
    title: "Mails to you and about you",
    async read(db, subject) {
      const mails = await selectFullMails(db)
        .where(matchMails(subject))
        .orderBy("created_at")
        .execute();
      return mails.filter(isMailOf(subject)).map(toRow(describeMail));
    },
    /** Mails that were sent stay with their recipients. */
    async erase(trx, subject) {
      for (const id of await listMails(trx, subject)) {
        await trx.deleteFrom("mails").where("id", "=", id).execute();
      }
    },
  },
  {
    table: "undelivered_leads",
    title: "Forms that could not be stored yet",
    async read(db, subject) {
      return (await findUndelivered(db, subject)).map(toRow(describeSubmission));
    },
    /** The row stays without its fields, so that the site can't hand it over again. */
    async erase(trx, subject, now) {
      for (const { id } of await findUndelivered(trx, subject)) {
        const empty = { fields: "", reason: "", settled_at: now };
        await trx.updateTable("undelivered_leads").set(empty).where("id", "=", id).execute();
      }
    },
  },
  {
    table: "privacy_requests",
    title: "What you asked about your data",
    async read(db, subject) {
      return (await findRequests(db, subject)).map(toRow(describeRequest));
    },
    /** What was asked, when and who answered stays, as the proof that it was done. */
    async erase(trx, subject) {
      for (const { id } of await findRequests(trx, subject)) {
        await trx
          .updateTable("privacy_requests")
          .set({ email: null, mailbox: null, message: null, token_hash: null, download_hash: null })
          .where("id", "=", id)
          .execute();
      }
    },
  },
  {
    table: "idempotency_keys",
    /**
     * A repeat must not be answered as stored when nothing is stored any more. A form without
     * JavaScript has the same key and placeholder all day, so the placeholder's nonce is deleted with
     * the key. The nonce of a solved captcha stays: the captcha can't be used again.
     */
    async erase(trx, { leadIds }) {
      const keys = await trx
        .deleteFrom("idempotency_keys")
        .where("lead_id", "in", leadIds)
        .returning("key")
        .execute();
      for (const { key } of keys) {
        await trx.deleteFrom("captcha_nonces").where("nonce", "=", absentNonce(key)).execute();
      }
    },
  },
  {
    table: "webhook_deliveries",
    /** Other systems that know of a lead are told that it is erased. */
    async erase(trx, { leadIds }, now) {
      await eraseDeliveriesOfLeads(trx, leadIds, now);
    },
  },
  {
    table: "lead_words",
    async erase(trx, { leadIds }) {
      await trx.deleteFrom("lead_words").where("lead_id", "in", leadIds).execute();
    },
  },
  {
    table: "leads",
    title: "What you sent us",
    async read(db, { leadIds }) {
      const query = db.selectFrom("leads").selectAll().where("id", "in", leadIds);
      return (await query.orderBy("created_at").execute()).map(toRow(describeLead));
    },
    async erase(trx, { leadIds }) {
      await trx.deleteFrom("leads").where("id", "in", leadIds).execute();
    },
  },
];

/**
 * The other tables: settings, content, counts, the people of the back office, and the leads that customers
 * captured, for whose people each customer answers.
 */
export const tablesWithoutPeople: readonly (keyof Database)[] = [
  ...(["campaigns", "companies", "company_keys", "company_usage", "workflows"] as const),
  ...(["articles", "article_working_copies", "article_versions", "article_trash"] as const),
  ...([
    "article_counts",
    "article_editors",
    "categories",
    "old_slugs",
    "article_feedback",
    "search_misses",
  ] as const),
  ...(["search_texts", "search_words", "search_postings", "search_queue"] as const),
  ...(["pictures", "picture_uses"] as const),
  ...(["content_changes", "content_state", "installation", "shared_secrets"] as const),
  ...(["shared_work", "readiness_writes", "app_reports", "alarms"] as const),
  ...(["desk_settings", "webhook_endpoints", "captured_leads"] as const),
  ...(["auth_people", "person_links", "audit_events"] as const),
  ...(["captcha_nonces", "rate_limits", "migration_hashes", "kysely_migration"] as const),
];

function toRow<Row extends { id: string }>(describe: (row: Row) => PersonalRow["entry"]) {
  return (row: Row): PersonalRow => ({ id: row.id, entry: describe(row) });
}

const isOf = ({ owner }: DataSubject, address: string) =>
  owner === undefined || isSameOwner(address, owner);

/** The mails about the leads, and those to the person's mailboxes, which others may share. */
function matchMails({ leadIds, mailboxes }: DataSubject): Expression<SqlBool> {
  const eb = expressionBuilder<Database, "mails">();
  return eb.or([
    eb("mails.lead_id", "in", leadIds),
    ...(mailboxes.length > 0 ? [eb("mails.mailbox", "in", mailboxes)] : []),
  ]);
}

const isMailOf =
  (subject: DataSubject) =>
  ({ lead_id, recipient }: Pick<MailRow, "lead_id" | "recipient">): boolean =>
    (lead_id !== null && subject.leadIds.includes(lead_id)) || isOf(subject, recipient);

/** The ids of the mails about the leads, and of those to the person without one. */
async function listMails(trx: Transaction<Database>, subject: DataSubject): Promise<string[]> {
  const rows = await trx
    .selectFrom("mails")
    .select(["id", "lead_id", "recipient"])
    .where(matchMails(subject))
    .execute();
  return rows.filter(isMailOf(subject)).map(({ id }) => id);
}

async function findRequests(db: Kysely<Database>, subject: DataSubject) {
  if (subject.mailboxes.length === 0) return [];
  const rows = await db
    .selectFrom("privacy_requests")
    .selectAll()
    .where("mailbox", "in", subject.mailboxes)
    .orderBy("created_at")
    .execute();
  return rows.filter(({ email }) => email !== null && isOf(subject, email));
}

/** Waiting submissions from the person's mailboxes. There are few, and their fields are JSON. */
async function findUndelivered(db: Kysely<Database>, subject: DataSubject) {
  const { mailboxes } = subject;
  if (mailboxes.length === 0) return [];
  const rows = await db
    .selectFrom("undelivered_leads")
    .selectAll()
    .where("settled_at", "is", null)
    .execute();
  return rows.filter(({ fields }) => {
    const { email } = JSON.parse(fields) as { email?: unknown };
    return (
      typeof email === "string" && mailboxes.includes(toMailbox(email)) && isOf(subject, email)
    );
  });
}
