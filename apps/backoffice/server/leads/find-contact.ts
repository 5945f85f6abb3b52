import { sql, type Transaction } from "kysely";
import type { DatabaseKind } from "../db/open-database.ts";
import { prepareQuery } from "../db/prepared-query.ts";
import type { LeadRow } from "../db/rows/lead-rows.ts";
import type { Database } from "../db/schema.ts";

/**
 * Finds the person who sent earlier leads from the same mailbox. A lead without a mailbox belongs to
 * those without one and with the same phone number. A number never joins two people who gave
 * different mailboxes, because anyone can type a stranger's number; the person's page links them.
 *
 * @returns the contact of the earlier leads, else the new lead's own
 */
export async function findContact(
  trx: Transaction<Database>,
  databaseKind: DatabaseKind,
  lead: Pick<LeadRow, "contact_id" | "mailbox" | "phone_e164">,
): Promise<string> {
  const column = lead.mailbox === null ? "phone_e164" : "mailbox";
  const value = lead[column];
  if (value === null) return lead.contact_id;
  // Two first leads of one person at the same moment would become two people.
  if (databaseKind === "postgres") {
    await sql`select pg_advisory_xact_lock(hashtextextended(${value}, 0))`.execute(trx);
  }
  const { rows } = await find[column](trx, { value });
  return rows[0]?.contact_id ?? lead.contact_id;
}

const find = {
  mailbox: prepareQuery((db, { value }: { value: string }) =>
    db
      .selectFrom("leads")
      .select("contact_id")
      .where("mailbox", "=", value)
      .orderBy("created_at")
      .limit(1),
  ),
  phone_e164: prepareQuery((db, { value }: { value: string }) =>
    db
      .selectFrom("leads")
      .select("contact_id")
      .where("phone_e164", "=", value)
      .where("mailbox", "is", null)
      .orderBy("created_at")
      .limit(1),
  ),
};
