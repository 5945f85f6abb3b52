import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { prepareQuery } from "../db/prepared-query.ts";
import type { LeadEventKind, LeadRow } from "../db/rows/lead-rows.ts";
import type { WebhookEvent } from "../db/rows/webhook-rows.ts";
import type { Database } from "../db/schema.ts";

/** Notes and attempts to reach somebody are for the team, and do not change the lead. */
const events: Partial<Record<LeadEventKind, WebhookEvent>> = {
  received: "lead.created",
  released: "lead.created",
  status: "lead.updated",
  owner: "lead.updated",
  "next-step": "lead.updated",
  corrected: "lead.updated",
};

const listEndpoints = prepareQuery((db) => db.selectFrom("webhook_endpoints").select("id"));

/**
 * Adds what other systems are told about a lead, in the transaction that changes it. They hear nothing
 * of a held lead until it is released, and nothing of leads that were captured for customers.
 */
export async function addDeliveries(
  trx: Transaction<Database>,
  leadId: string,
  change: LeadEventKind,
  now: number,
): Promise<void> {
  const event = events[change];
  if (!event) return;
  const { rows: endpoints } = await listEndpoints(trx, {});
  if (endpoints.length === 0) return;
  const lead = await trx
    .selectFrom("leads")
    .select(["id", "kind", "review", "released_at"])
    .where("id", "=", leadId)
    .executeTakeFirst();
  if (lead && isTold(lead)) await insert(trx, endpoints, lead.id, { event, change }, now);
}

/**
 * Forgets the deliveries of leads that are erased, with what was answered to them, and tells that they
 * are erased to those that have heard of them. Call it in the transaction that erases them.
 */
export async function eraseDeliveriesOfLeads(
  trx: Transaction<Database>,
  leadIds: readonly string[],
  now: number,
): Promise<void> {
  for (const leadId of leadIds) {
    const told = await trx
      .deleteFrom("webhook_deliveries")
      .where("lead_id", "=", leadId)
      .where("event", "!=", "lead.erased")
      .returning(["endpoint_id as id", "attempts"])
      .execute();
    // Without an attempt the other system knows nothing of it.
    const attempted = told.filter(({ attempts }) => attempts > 0).map(({ id }) => id);
    const endpoints = [...new Set(attempted)].map((id) => ({ id }));
    await insert(trx, endpoints, leadId, { event: "lead.erased", change: "erased" }, now);
  }
}

type Told = Pick<LeadRow, "review" | "released_at">;

const isTold = ({ review, released_at }: Told) => review === null || released_at !== null;

async function insert(
  trx: Transaction<Database>,
  endpoints: readonly { id: string }[],
  leadId: string,
  told: { event: WebhookEvent; change: LeadEventKind | "erased" },
  now: number,
): Promise<void> {
  if (endpoints.length === 0) return;
  await trx
    .insertInto("webhook_deliveries")
    .values(
      endpoints.map(({ id }) => ({
        id: `msg_${randomUUID()}`,
        endpoint_id: id,
        lead_id: leadId,
        ...told,
        state: "pending" as const,
        attempts: 0,
        due_at: now,
        lease_until: null,
        status: null,
        answer: null,
        delivered_at: null,
        created_at: now,
      })),
    )
    .execute();
}
