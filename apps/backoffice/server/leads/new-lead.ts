import { randomUUID } from "node:crypto";
import type { LeadContext } from "@crm/contract/fields/context";
import type { LeadKind, LeadRow } from "../db/schema.ts";

type Given = Partial<Omit<LeadRow, "id" | "kind" | "context" | "created_at">> & {
  context?: LeadContext | undefined;
};

/** Creates a lead's row; columns that its form does not have are null. */
export function createLeadRow(kind: LeadKind, now: number, given: Given): LeadRow {
  const { context, ...columns } = given;
  return {
    id: randomUUID(),
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
    review: null,
    released_at: null,
    ...columns,
    context: context ? JSON.stringify(context) : null,
    created_at: now,
  };
}
