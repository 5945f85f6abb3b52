import { startOfDay } from "@crm/contract/dates";
import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import { closedStatuses, leadStatuses } from "../../leads/lead-status.ts";
import type { LeadView } from "./view-names.ts";

/** For whom and when a view is opened. */
export interface Viewer {
  personId: string;
  /** Epoch milliseconds. */
  now: number;
}

type Order = [
  column: "leads.created_at" | "leads.answer_due_at" | "leads.next_step_at",
  "asc" | "desc",
];

const day = 24 * 60 * 60_000;
const eb = expressionBuilder<Database, "leads">();

/** Literals, because a partial index serves only a condition that is written as in the index. */
const openStatuses = leadStatuses.filter((status) => !closedStatuses.some((one) => one === status));
export const isOpen = sql<SqlBool>`leads.status in (${sql.join(openStatuses.map((status) => sql.lit(status)))})`;

/** Which leads a view contains. Each condition and order has its own index. */
const conditions: Record<LeadView, (viewer: Viewer) => Expression<SqlBool>> = {
  waiting: () => eb("leads.status", "=", "new"),
  overdue: ({ now }) =>
    eb.and([eb("leads.status", "=", "new"), eb("leads.answer_due_at", "<", now)]),
  mine: ({ personId }) => eb.and([eb("leads.owner_id", "=", personId), isOpen]),
  // Closing a lead clears its next step.
  "follow-ups": ({ now }) => eb("leads.next_step_at", "<", startOfDay(now) + day),
  today: ({ now }) => eb("leads.created_at", ">=", startOfDay(now)),
  all: () => eb.lit(true),
};

/** What is most urgent comes first. */
const orders: Record<LeadView, Order> = {
  waiting: ["leads.created_at", "asc"],
  overdue: ["leads.answer_due_at", "asc"],
  mine: ["leads.created_at", "desc"],
  "follow-ups": ["leads.next_step_at", "asc"],
  today: ["leads.created_at", "desc"],
  all: ["leads.created_at", "desc"],
};

export const isInView = (view: LeadView, viewer: Viewer) => conditions[view](viewer);
export const orderOfView = (view: LeadView) => orders[view];
