import { toIso } from "@crm/contract/dates";
import { grievance } from "@crm/contract/pages/privacy";
import type { Kysely } from "kysely";
import type { PrivacyRequestRow } from "../../db/rows/lead-rows.ts";
import type { Database } from "../../db/schema.ts";
import type { PrivacyRequest } from "../transport/contact-shapes.ts";
import { countRows } from "../transport/list-query.ts";
import type { Today } from "../transport/today-shapes.ts";

const day = 24 * 60 * 60_000;

export type ConfirmedRow = PrivacyRequestRow & { confirmed_at: number };

/** The requests that their senders have confirmed; nobody sees others. */
export const selectConfirmed = (db: Kysely<Database>) =>
  db
    .selectFrom("privacy_requests")
    .where("confirmed_at", "is not", null)
    .$narrowType<ConfirmedRow>();

/** Those that wait for an answer; a request whose person is erased by now has none. */
export async function findWaitingRequests(
  db: Kysely<Database>,
  now: number,
): Promise<Today["privacyRequests"]> {
  const waiting = selectConfirmed(db)
    .where("answered_at", "is", null)
    .where("email", "is not", null);
  const oldest = await waiting
    .selectAll()
    .orderBy("confirmed_at")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return {
    waiting: await countRows(waiting),
    oldest: oldest ? toRequest(oldest as ConfirmedRow, now) : null,
  };
}

export function toRequest(row: ConfirmedRow, now: number): PrivacyRequest {
  const dueAt = row.confirmed_at + grievance.answerDays * day;
  return {
    id: row.id,
    kind: row.kind,
    email: row.email,
    message: row.message,
    confirmedAt: toIso(row.confirmed_at),
    dueAt: toIso(dueAt),
    daysLeft: Math.ceil((dueAt - now) / day),
    answeredAt: toIso(row.answered_at),
  };
}
