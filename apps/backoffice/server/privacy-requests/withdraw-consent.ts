import type { LeadContext } from "@crm/contract/fields/context";
import type { Transaction } from "kysely";
import { findOwnLeads } from "../contacts/erase-person.ts";
import type { Database } from "../db/schema.ts";
import { nextChange } from "../leads/change-lead.ts";
import { recordLeadEvent } from "../leads/lead-events.ts";

/** Records in each lead of an address's owner that the consent to offers and news is taken back. */
export async function withdrawConsent(
  trx: Transaction<Database>,
  email: string,
  personId: string,
  now: number,
): Promise<void> {
  for (const lead of await findOwnLeads(trx, email)) {
    const context: LeadContext = lead.context ? JSON.parse(lead.context) : {};
    if (!context?.marketingConsent) continue;
    const changed = JSON.stringify({ ...context, marketingConsent: false });
    await trx
      .updateTable("leads")
      .set({ context: changed, changed_at: nextChange(now) })
      .where("id", "=", lead.id)
      .execute();
    const event = { kind: "corrected", personId, details: { consent: "withdrawn" } } as const;
    await recordLeadEvent(trx, lead, event, now);
  }
}
