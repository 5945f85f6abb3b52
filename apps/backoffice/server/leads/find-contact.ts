import { sql, type Transaction } from "kysely";
import type { DatabaseKind } from "../db/open-database.ts";
import type { Database, LeadRow } from "../db/schema.ts";

/**
 * Finds the person who sent earlier leads from the same mailbox or, without one, with the same phone
 * number. The mailbox comes first, because anyone can type a stranger's number.
 *
 * @returns the contact of the earlier leads, else the new lead's own
 */
export async function findContact(
  trx: Transaction<Database>,
  databaseKind: DatabaseKind,
  lead: Pick<LeadRow, "contact_id" | "mailbox" | "phone_e164">,
): Promise<string> {
  for (const column of ["mailbox", "phone_e164"] as const) {
    const value = lead[column];
    if (value === null) continue;
    // Two first leads of one person at the same moment would become two people.
    if (databaseKind === "postgres") {
      await sql`select pg_advisory_xact_lock(hashtextextended(${value}, 0))`.execute(trx);
    }
    const earlier = await trx
      .selectFrom("leads")
      .select("contact_id")
      .where(column, "=", value)
      .orderBy("created_at")
      .limit(1)
      .executeTakeFirst();
    if (earlier) return earlier.contact_id;
  }
  return lead.contact_id;
}
