import { startOfDay } from "@crm/contract/dates";
import { sql, type Transaction } from "kysely";
import type { LeadEventKind, LeadRow } from "../db/rows/lead-rows.ts";
import type { Database } from "../db/schema.ts";
import { HttpError } from "../http/http-error.ts";
import { recordLeadEvent } from "./lead-events.ts";
import { checkOwner } from "./lead-owners.ts";
import { closedStatuses, type LeadStatus, type LostReason } from "./lead-status.ts";

/** What a person changes; a part that is absent stays. */
export interface LeadChange {
  status?: LeadStatus | undefined;
  lostReason?: LostReason | null | undefined;
  /** null: nobody. */
  ownerId?: string | null | undefined;
  nextStep?: string | null | undefined;
  /** Epoch milliseconds. */
  nextStepAt?: number | null | undefined;
}

export interface ChangeRequest {
  id: string;
  /** The `changed_at` that the person has seen. Epoch milliseconds. */
  seenAt: number;
  change: LeadChange;
  /** What the person did besides, such as a call. */
  activity?: { kind: LeadEventKind; details: Record<string, unknown> } | undefined;
  /** null: the back office itself. */
  personId: string | null;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * The `changed_at` of the lead that an update changes: now, or later than before after the clock was put back.
 * Two changes never have the same time, so that each is noticed.
 */
export const nextChange = (now: number) =>
  sql<number>`case when changed_at < ${now} then ${now} else changed_at + 1 end`;

/** The lead was changed after the person had read it. Nothing is overwritten. */
export class LeadConflict extends HttpError {
  /** Why a bulk change has skipped a lead. It is shown after the names of the skipped leads. */
  readonly reason = "Changed by somebody else in the meantime.";

  constructor() {
    super(409, "Somebody has changed this lead in the meantime. Nothing of yours was saved.");
  }
}

/**
 * Changes a lead and records in the same transaction what happened to it.
 *
 * @throws LeadConflict when it differs from what the person has seen
 * @throws HttpError 404 when there is no such lead, 400 when the change contradicts itself
 */
export async function changeLead(
  trx: Transaction<Database>,
  { id, seenAt, change, activity, personId, now }: ChangeRequest,
): Promise<void> {
  const lead = await trx.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirst();
  if (!lead) throw new HttpError(404, "There is no such lead");
  if (lead.changed_at !== seenAt) throw new LeadConflict();
  if (change.ownerId) await checkOwner(trx, change.ownerId);
  const changed = applyChange(lead, change, now);
  await checkNextStep(trx, lead, changed, now);
  const events = [...(activity ? [activity] : []), ...listChanges(lead, changed)];
  if (events.length === 0) return;
  const { numUpdatedRows } = await trx
    .updateTable("leads")
    .set({ ...changed, changed_at: nextChange(now) })
    .where("id", "=", id)
    .where("changed_at", "=", seenAt)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new LeadConflict();
  for (const event of events) await recordLeadEvent(trx, lead, { ...event, personId }, now);
}

const isClosedStatus = (status: LeadStatus) => closedStatuses.some((closed) => closed === status);

type Changed = Pick<
  LeadRow,
  | "status"
  | "lost_reason"
  | "owner_id"
  | "next_step"
  | "next_step_at"
  | "reminded_at"
  | "answered_at"
>;

function applyChange(lead: LeadRow, change: LeadChange, now: number): Changed {
  const status = change.status ?? lead.status;
  const isClosed = isClosedStatus(status);
  const lostReason = change.lostReason === undefined ? lead.lost_reason : change.lostReason;
  if (status === "lost" && !lostReason) {
    throw new HttpError(400, "Please choose why it was lost", { field: "lostReason" });
  }
  const step = change.nextStep === undefined ? lead.next_step : change.nextStep;
  const stepAt = change.nextStepAt === undefined ? lead.next_step_at : change.nextStepAt;
  if (isClosed && change.nextStepAt) {
    throw new HttpError(400, "A closed lead has no next step", { field: "nextStepAt" });
  }
  if (!isClosed && change.nextStep && stepAt === null) {
    throw new HttpError(400, "Please choose a day for the next step", { field: "nextStepAt" });
  }
  const nextStepAt = isClosed ? null : stepAt;
  return {
    status,
    lost_reason: status === "lost" ? lostReason : null,
    owner_id: change.ownerId === undefined ? lead.owner_id : change.ownerId,
    next_step: nextStepAt === null ? null : step,
    next_step_at: nextStepAt,
    reminded_at: nextStepAt === lead.next_step_at ? lead.reminded_at : null,
    answered_at: status === "new" || status === "spam" ? null : (lead.answered_at ?? now),
  };
}

/**
 * A next step is today or later. Only "Undo" brings a time back that the newest change has removed, which may
 * be overdue.
 */
async function checkNextStep(
  trx: Transaction<Database>,
  lead: LeadRow,
  { next_step_at }: Changed,
  now: number,
): Promise<void> {
  if (next_step_at === null || next_step_at === lead.next_step_at) return;
  if (next_step_at >= startOfDay(now) || next_step_at === (await findRemovedStep(trx, lead)))
    return;
  throw new HttpError(400, "Please choose today or a later day for the next step", {
    field: "nextStepAt",
  });
}

/** The time of the next step before the lead's newest change, if that has changed it. Epoch milliseconds. */
async function findRemovedStep(trx: Transaction<Database>, lead: LeadRow): Promise<number | null> {
  const event = await trx
    .selectFrom("lead_events")
    .select("details")
    .where("lead_id", "=", lead.id)
    .where("kind", "=", "next-step")
    .where("created_at", "=", (query) =>
      query
        .selectFrom("lead_events")
        .select(({ fn }) => fn.max("created_at").as("newest"))
        .where("lead_id", "=", lead.id),
    )
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const { from } = JSON.parse(event?.details ?? "{}") as { from?: { at: number | null } };
  return from?.at ?? null;
}

function listChanges(lead: LeadRow, changed: Changed) {
  const events: { kind: LeadEventKind; details: Record<string, unknown> }[] = [];
  if (lead.status !== changed.status || lead.lost_reason !== changed.lost_reason) {
    const reason = changed.lost_reason === null ? {} : { reason: changed.lost_reason };
    events.push({ kind: "status", details: { from: lead.status, to: changed.status, ...reason } });
  }
  if (lead.owner_id !== changed.owner_id) {
    events.push({ kind: "owner", details: { from: lead.owner_id, to: changed.owner_id } });
  }
  if (lead.next_step !== changed.next_step || lead.next_step_at !== changed.next_step_at) {
    const from = { text: lead.next_step, at: lead.next_step_at };
    const to = { text: changed.next_step, at: changed.next_step_at };
    events.push({ kind: "next-step", details: { from, to } });
  }
  return events;
}
