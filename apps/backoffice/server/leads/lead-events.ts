import { randomUUIDv7 } from "node:crypto";
import { PostgresAdapter, sql, type Transaction } from "kysely";
import { insertRow } from "../db/prepared-query.ts";
import type { LeadEventKind, LeadRow } from "../db/rows/lead-rows.ts";
import type { Database } from "../db/schema.ts";
import { leadEventsChannel } from "../publishing/listen.ts";
import { addDeliveries } from "../webhooks/add-deliveries.ts";

/** Something that happened to a lead; see `LeadEventRow`. */
export interface LeadEvent {
  kind: LeadEventKind;
  /** Who did it; null: the visitor or the back office itself. */
  personId: string | null;
  details?: Record<string, unknown>;
}

/**
 * Records what happened to a lead, in the transaction that changes it. All that follows from a new or
 * changed lead starts here.
 *
 * @param now epoch milliseconds
 */
export async function recordLeadEvent(
  trx: Transaction<Database>,
  lead: Pick<LeadRow, "id" | "contact_id">,
  { kind, personId, details }: LeadEvent,
  now: number,
): Promise<void> {
  await insertRow(trx, "lead_events", {
    id: randomUUIDv7(),
    lead_id: lead.id,
    contact_id: lead.contact_id,
    kind,
    person_id: personId,
    details: details ? JSON.stringify(details) : null,
    created_at: now,
  });
  await addDeliveries(trx, lead.id, kind, now);
  // Wakes the desks at all back offices when the transaction is committed; see `lead-feed.ts`.
  if (trx.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`select pg_notify(${leadEventsChannel}, '')`.execute(trx);
  }
}
