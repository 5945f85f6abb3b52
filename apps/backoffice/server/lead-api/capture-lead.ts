import { randomUUID } from "node:crypto";
import type { StatusAnswer } from "@crm/contract/calls/answer";
import { type LeadCaptureBody, leadCapture } from "@crm/contract/lead-capture";
import type { Kysely, Transaction } from "kysely";
import type { CommitInGroup } from "../db/group-commits.ts";
import type { CapturedLeadRow } from "../db/rows/company-rows.ts";
import type { Database } from "../db/schema.ts";
import { findAnswer, fingerprint, type SubmissionKey } from "../leads/find-answer.ts";
import { claimKey } from "../leads/store-lead.ts";
import { findAddresses } from "./find-addresses.ts";
import { countEntry } from "./usage.ts";

/** @returns the id of the company's active workflow for incoming leads; the first one by its name */
export async function findCaptureWorkflow(
  db: Kysely<Database>,
  companyId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("workflows")
    .select("id")
    .where("company_id", "=", companyId)
    .where("kind", "=", "capture")
    .where("active", "=", 1)
    .orderBy("name")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Who sends a lead, and the workflow that accepts it. */
export interface Capturing {
  companyId: string;
  workflowId: string;
}

/**
 * Stores a lead from a customer's website and counts it. A repeat with the same key and fields
 * stores and counts nothing.
 *
 * @param idempotencyKey chosen by the customer: two companies may choose the same one
 * @returns the answer to this lead, or the first answer if this one is a repeat; it names the exceeded
 *   subscription limits
 * @throws HttpError 409 when the key was used for another lead
 */
export async function captureLead(
  commitInGroup: CommitInGroup,
  { companyId, workflowId }: Capturing,
  body: LeadCaptureBody,
  idempotencyKey: string | undefined,
  now: number,
): Promise<StatusAnswer> {
  const columns = toColumns(body);
  const lead: CapturedLeadRow = {
    id: randomUUID(),
    company_id: companyId,
    workflow_id: workflowId,
    ...columns,
    ...findAddresses(columns),
    created_at: now,
  };
  const accepted: StatusAnswer = { status: true, message: leadCapture.messages.ok };
  const key = idempotencyKey && {
    call: "captureLead" as const,
    key: `${companyId} ${idempotencyKey}`,
    fingerprint: fingerprint(body),
  };
  return commitInGroup(async (trx) => {
    if (key && !(await claimKey(trx, key, lead, accepted))) {
      return (await findAnswer(trx, key)) ?? accepted;
    }
    await trx.insertInto("captured_leads").values(lead).execute();
    const beyondLimits = await countEntry(trx, companyId, now);
    if (beyondLimits.length === 0) return accepted;
    const answer: StatusAnswer = { ...accepted, beyondLimits };
    if (key) await updateAnswer(trx, key, answer);
    return answer;
  });
}

/** Adds the exceeded limits to the stored answer: the key is written before they are known. */
async function updateAnswer(
  trx: Transaction<Database>,
  { call, key }: Pick<SubmissionKey, "call" | "key">,
  answer: StatusAnswer,
): Promise<void> {
  await trx
    .updateTable("idempotency_keys")
    .set({ answer: JSON.stringify(answer) })
    .where("call", "=", call)
    .where("key", "=", key)
    .execute();
}

/** Puts fields into their columns, and all other fields into `extras`. */
function toColumns({ fields, extras }: LeadCaptureBody) {
  const { name, firstName, lastName, email, phone, whatsApp, ...others } = fields;
  const { companyName, companySize, message, ...details } = others;
  const parts = name ? { firstName, lastName } : {};
  const numbers = phone ? { whatsApp } : {};
  const rest = [...Object.entries({ ...parts, ...numbers, ...details }), ...extras].filter(
    ([, value]) => value !== undefined && value !== "",
  );
  return {
    email: email || null,
    name: name || [firstName, lastName].filter(Boolean).join(" ") || null,
    phone: phone || whatsApp || null,
    company_name: companyName || null,
    company_size: companySize || null,
    message: message || null,
    extras: rest.length > 0 ? JSON.stringify(Object.fromEntries(rest)) : null,
  };
}
