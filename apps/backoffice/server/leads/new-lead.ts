import { randomUUIDv7 } from "node:crypto";
import type { LeadContext } from "@crm/contract/fields/context";
import { toE164 } from "@crm/server-kit/phone-number";
import type { LeadKind, LeadRow } from "../db/rows/lead-rows.ts";
import { toMailbox } from "../mail/mailbox.ts";
import { findAnswerDue } from "./answer-clock.ts";
import { nameOrigin } from "./lead-origin.ts";

type Given = Partial<Omit<LeadRow, "id" | "kind" | "context" | "created_at">> & {
  context?: LeadContext | undefined;
};

/** Creates a lead's row; columns that its form does not have are null. */
export function createLeadRow(kind: LeadKind, now: number, given: Given): LeadRow {
  const { context, ...columns } = given;
  const id = randomUUIDv7();
  return {
    id,
    kind,
    email: null,
    name: null,
    phone: null,
    company_name: null,
    company_size: null,
    choice: null,
    message: null,
    campaign_id: null,
    company_id: null,
    extras: null,
    origin: nameOrigin(context),
    review: null,
    released_at: null,
    mailbox: given.email ? toMailbox(given.email) : null,
    phone_e164: given.phone ? toE164(given.phone) : null,
    // Until an earlier lead of the same person is found.
    contact_id: id,
    status: "new",
    lost_reason: null,
    owner_id: null,
    next_step: null,
    next_step_at: null,
    reminded_at: null,
    answer_due_at: findAnswerDue(now),
    answered_at: null,
    changed_at: now,
    ...columns,
    context: context ? JSON.stringify(context) : null,
    created_at: now,
  };
}
