import { type Kysely, PostgresAdapter, type Transaction } from "kysely";
import type { Database } from "../db/schema.ts";
import { wipeErased } from "../db/wipe-erased.ts";
import { HttpError } from "../http/http-error.ts";
import { isSameOwner, toMailbox } from "../mail/mailbox.ts";
import { type DataSubject, personalTables } from "./personal-data.ts";

/** SQLite and PostgreSQL accept at least this many parameters. */
const leadsPerStatement = 500;

/**
 * Erases everything that is stored of a person. Copies elsewhere stay: mails that were sent, backups
 * until they are deleted, and a form that still waits at the site, which arrives later as a new lead.
 *
 * @param find finds what to erase, in the transaction that erases it
 * @param now epoch milliseconds
 * @returns how many leads were erased
 */
export async function erasePerson(
  db: Kysely<Database>,
  find: (trx: Transaction<Database>) => Promise<DataSubject>,
  now: number,
): Promise<number> {
  const leads = await db.transaction().execute(async (trx) => {
    const subject = await find(trx);
    await eraseRows(trx, subject, now);
    return subject.leadIds.length;
  });
  await wipeErased(db);
  return leads;
}

/** Erases the rows only: `wipeErased` must follow after the transaction. */
export async function eraseRows(
  trx: Transaction<Database>,
  { leadIds, ...subject }: DataSubject,
  now: number,
): Promise<void> {
  for (const part of splitLeads(leadIds)) {
    await lockLeads(trx, part);
    for (const { erase } of personalTables) await erase(trx, { ...subject, leadIds: part }, now);
  }
}

/** What somebody else does with a lead at this moment must not leave a note or a message behind. */
async function lockLeads(trx: Transaction<Database>, leadIds: readonly string[]): Promise<void> {
  // SQLite has one writer at a time.
  if (!(trx.getExecutor().adapter instanceof PostgresAdapter)) return;
  const leads = trx.selectFrom("leads").select("id").where("id", "in", leadIds);
  await leads.orderBy("id").forUpdate().execute();
}

/**
 * Finds the data of a contact of the desk: its leads, and their mailbox.
 *
 * @throws HttpError 404 when there is no such person
 */
export async function findContactData(db: Kysely<Database>, id: string): Promise<DataSubject> {
  const leads = await db
    .selectFrom("leads")
    .select(["id", "mailbox"])
    .where("contact_id", "=", id)
    .execute();
  if (leads.length === 0) throw new HttpError(404, "There is no such person");
  return toSubject(leads);
}

/** Finds everything that carries an address of the person who has confirmed that this one is theirs. */
export async function findOwnData(db: Kysely<Database>, email: string): Promise<DataSubject> {
  const leads = await findOwnLeads(db, email);
  return { leadIds: leads.map(({ id }) => id), mailboxes: [toMailbox(email)], owner: email };
}

/** The leads whose address is read by whoever reads this one, the oldest first. */
export async function findOwnLeads(db: Kysely<Database>, email: string) {
  const leads = await db
    .selectFrom("leads")
    .select(["id", "contact_id", "email", "context"])
    .where("mailbox", "=", toMailbox(email))
    .orderBy("created_at")
    .execute();
  return leads.filter((lead) => lead.email !== null && isSameOwner(lead.email, email));
}

function toSubject(leads: readonly { id: string; mailbox: string | null }[]): DataSubject {
  return {
    leadIds: leads.map(({ id }) => id),
    mailboxes: [...new Set(leads.flatMap(({ mailbox }) => mailbox ?? []))],
  };
}

/** Parts that fit into one statement. At least one: a mailbox may have mails without a lead. */
export function splitLeads(leadIds: readonly string[]): string[][] {
  // No lead has this id, and PostgreSQL rejects an empty list.
  if (leadIds.length === 0) return [["none"]];
  const count = Math.ceil(leadIds.length / leadsPerStatement);
  return Array.from({ length: count }, (_, part) =>
    leadIds.slice(part * leadsPerStatement, (part + 1) * leadsPerStatement),
  );
}
