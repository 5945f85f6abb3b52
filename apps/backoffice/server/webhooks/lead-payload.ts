import { toIso } from "@crm/contract/dates";
import type { LeadContext } from "@crm/contract/fields/context";
import type { Kysely } from "kysely";
import type { WebhookDeliveryRow } from "../db/rows/webhook-rows.ts";
import type { Database } from "../db/schema.ts";

/**
 * Writes what another system is told: the event, and the lead as it is now.
 *
 * @returns undefined when the lead has been erased in the meantime
 */
export async function writePayload(
  db: Kysely<Database>,
  { event, change, lead_id, created_at }: WebhookDeliveryRow,
): Promise<string | undefined> {
  const about = { type: event, timestamp: toIso(created_at), change };
  if (event === "lead.erased") return JSON.stringify({ ...about, data: { id: lead_id } });
  const lead = await readLead(db, lead_id);
  return lead && JSON.stringify({ ...about, data: lead });
}

async function readLead(db: Kysely<Database>, id: string) {
  const row = await db
    .selectFrom("leads")
    .leftJoin("campaigns", "campaigns.id", "leads.campaign_id")
    .leftJoin("companies", "companies.id", "leads.company_id")
    .selectAll("leads")
    .select(["campaigns.name as campaign_name", "companies.name as company"])
    .where("leads.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const context = JSON.parse(row.context ?? "{}") as NonNullable<LeadContext>;
  return {
    id: row.id,
    contact_id: row.contact_id,
    kind: row.kind,
    status: row.status,
    lost_reason: row.lost_reason,
    owner: row.owner_id === null ? null : await findOwner(db, row.owner_id),
    next_step: row.next_step,
    next_step_at: toIso(row.next_step_at),
    name: row.name,
    email: row.email,
    phone: row.phone,
    phone_e164: row.phone_e164,
    company_name: row.company_name,
    company_size: row.company_size,
    choice: row.choice,
    message: row.message,
    source: row.campaign_name ?? row.company,
    page: context.page ?? null,
    referrer: context.referrer ?? null,
    campaign: context.campaign ?? null,
    marketing_consent: context.marketingConsent ?? null,
    privacy_notice: context.notice ?? null,
    /** Why it was held, and when a person released it. */
    held: row.review && { reason: row.review, released_at: toIso(row.released_at) },
    answer_due_at: toIso(row.answer_due_at),
    answered_at: toIso(row.answered_at),
    created_at: toIso(row.created_at),
    changed_at: toIso(row.changed_at),
  };
}

async function findOwner(db: Kysely<Database>, id: string) {
  const owner = await db
    .selectFrom("auth_people")
    .select(["id", "name", "email"])
    .where("id", "=", id)
    .executeTakeFirst();
  return owner ?? { id, name: null, email: null };
}
