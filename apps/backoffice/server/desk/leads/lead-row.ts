import { toIso } from "@crm/contract/dates";
import type { Kysely } from "kysely";
import type { LeadRow } from "../../db/rows/lead-rows.ts";
import type { Database } from "../../db/schema.ts";
import type { Lead, QueuedLead } from "../transport/lead-shapes.ts";

/** A lead with the name of its campaign. */
type NamedRow = LeadRow & { source: string | null };

/** The columns of `NamedRow`, and the owner's name. */
export function selectLeads(db: Kysely<Database>) {
  return db
    .selectFrom("leads")
    .leftJoin("campaigns", "campaigns.id", "leads.campaign_id")
    .leftJoin("auth_people", "auth_people.id", "leads.owner_id")
    .selectAll("leads")
    .select(["campaigns.name as source", "auth_people.name as owner_name"]);
}

export function toLead(row: NamedRow): Lead {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    email: row.email,
    phone: row.phone,
    companyName: row.company_name,
    companySize: row.company_size,
    choice: row.choice,
    message: row.message,
    source: row.source,
    extras: row.extras ? JSON.parse(row.extras) : null,
    context: row.context ? JSON.parse(row.context) : null,
    review: row.review,
    isHeld: row.review !== null && row.released_at === null,
    createdAt: toIso(row.created_at),
  };
}

export function toQueuedLead(row: NamedRow & { owner_name: string | null }): QueuedLead {
  return {
    ...toLead(row),
    phoneE164: row.phone_e164,
    origin: row.origin,
    status: row.status,
    lostReason: row.lost_reason,
    owner: row.owner_id === null ? null : { id: row.owner_id, name: row.owner_name },
    nextStep: row.next_step,
    nextStepAt: toIso(row.next_step_at),
    answerDueAt: toIso(row.answer_due_at),
    answeredAt: toIso(row.answered_at),
    changedAt: toIso(row.changed_at),
  };
}
