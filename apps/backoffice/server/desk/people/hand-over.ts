import { type Kysely, sql, type Transaction } from "kysely";
import { recordAudit } from "../../audit/record-audit.ts";
import type { Person } from "../../auth/roles.ts";
import type { Database } from "../../db/schema.ts";
import { HttpError } from "../../http/http-error.ts";
import { nextChange } from "../../leads/change-lead.ts";
import { recordLeadEvent } from "../../leads/lead-events.ts";
import { checkOwner } from "../../leads/lead-owners.ts";
import { countLeads, noFilter } from "../leads/find-leads.ts";
import { isInView, isOpen } from "../leads/lead-views.ts";
import type { DeskPerson } from "../transport/people-shapes.ts";

/** How many leads a person takes care of that are not closed. `now` is in epoch milliseconds. */
export function countOpenLeads(db: Kysely<Database>, personId: string, now: number) {
  return countLeads(db, { ...noFilter, view: "mine", personId, now });
}

/** Leads of one transaction, so that nobody who changes one of them waits long. */
const batchSize = 50;

interface HandOver {
  from: Pick<DeskPerson, "id" | "email">;
  /** Who takes care of them from now on. */
  to: Pick<DeskPerson, "id" | "email">;
  /** Who hands them over. */
  person: Person;
  /** Epoch milliseconds. */
  now: () => number;
}

/**
 * Gives the leads that a person has open to another one. Each lead's history and the audit trail say so.
 *
 * @returns the number of leads. After an error, those of the batches before it stay handed over
 * @throws HttpError 400 when `to` can't take care of leads
 */
export async function handOverLeads(db: Kysely<Database>, given: HandOver): Promise<number> {
  const { from, to, now } = given;
  if (to.id === from.id) {
    throw new HttpError(400, "Please choose another person", { field: "ownerId" });
  }
  await checkOwner(db, to.id);
  const leads = await db
    .selectFrom("leads")
    .select("leads.id")
    .where(isInView("mine", { personId: from.id, now: now() }))
    .execute();
  const ids = leads.map(({ id }) => id);
  let handedOver = 0;
  for (let start = 0; start < ids.length; start += batchSize) {
    const some = ids.slice(start, start + batchSize);
    handedOver += await db.transaction().execute((trx) => moveLeads(trx, some, given));
  }
  return handedOver;
}

/** Moves those of the leads that the person still has and that are still open. The new owner may have lost the role meanwhile. */
async function moveLeads(
  trx: Transaction<Database>,
  ids: string[],
  given: HandOver,
): Promise<number> {
  const { from, to, person } = given;
  const now = given.now();
  await checkOwner(trx, to.id);
  const moved = await queryMove(trx, ids, { from: from.id, to: to.id, now }).execute();
  if (moved.length === 0) return 0;
  for (const lead of moved) {
    const details = { from: from.id, to: to.id };
    await recordLeadEvent(trx, lead, { kind: "owner", personId: person.id, details }, now);
  }
  await recordAudit(trx, {
    at: now,
    person,
    action: "people.leads-handed-over",
    id: from.id,
    details: { email: from.email, to: to.email, leads: moved.length },
  });
  return moved.length;
}

/** Apart from `moveLeads`, so that its plan can be checked. */
export function queryMove(
  db: Kysely<Database>,
  ids: string[],
  { from, to, now }: { from: string; to: string; now: number },
) {
  return (
    db
      .updateTable("leads")
      .set({ owner_id: to, changed_at: nextChange(now) })
      .where("id", "in", ids)
      // As an expression, because SQLite would otherwise read all leads of the person by the owner's index.
      .where(sql`owner_id || ''`, "=", from)
      .where(isOpen)
      .returning(["id", "contact_id"])
  );
}
