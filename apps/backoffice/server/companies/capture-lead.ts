import type { LeadCaptureBody } from "@crm/contract/lead-capture";
import type { Kysely } from "kysely";
import type { Database, LeadRow } from "../db/schema.ts";
import { createLeadRow } from "../leads/new-lead.ts";
import { countEntry } from "./usage.ts";

/** Whether the company has a workflow that takes leads in. */
export async function hasCaptureWorkflow(
  db: Kysely<Database>,
  companyId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom("workflows")
    .select("id")
    .where("company_id", "=", companyId)
    .where("kind", "=", "capture")
    .where("active", "=", 1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Stores a lead from a customer's website and counts it.
 *
 * @returns the subscription limits that it lies beyond
 */
export async function captureLead(
  db: Kysely<Database>,
  companyId: string,
  body: LeadCaptureBody,
  now: number,
) {
  const lead = toLead(companyId, body, now);
  return db.transaction().execute(async (trx) => {
    await trx.insertInto("leads").values(lead).execute();
    return countEntry(trx, companyId, now);
  });
}

/** What has a column goes there, everything else is kept as extras. */
function toLead(companyId: string, { fields, extras }: LeadCaptureBody, now: number): LeadRow {
  const { name, firstName, lastName, email, phone, whatsApp, ...others } = fields;
  const { companyName, companySize, message, ...details } = others;
  const parts = name ? { firstName, lastName } : {};
  const numbers = phone ? { whatsApp } : {};
  const kept = [...Object.entries({ ...parts, ...numbers, ...details }), ...extras].filter(
    ([, value]) => value !== undefined && value !== "",
  );
  return createLeadRow("capture", now, {
    email: email || null,
    name: name || [firstName, lastName].filter(Boolean).join(" ") || null,
    phone: phone || whatsApp || null,
    company_name: companyName || null,
    company_size: companySize || null,
    message: message || null,
    company_id: companyId,
    extras: kept.length > 0 ? JSON.stringify(Object.fromEntries(kept)) : null,
  });
}
