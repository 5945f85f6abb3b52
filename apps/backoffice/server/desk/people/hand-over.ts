import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../../db/schema.ts";
import { HttpError } from "../../http/http-error.ts";
import { nextChange } from "../../leads/change-lead.ts";
import { recordLeadEvent } from "../../leads/lead-events.ts";
import { checkOwner } from "../../leads/lead-owners.ts";
import { countLeads, noFilter } from "../leads/find-leads.ts";
import { isInView, isOpen } from "../leads/lead-views.ts";

/** How many leads a person takes care of that are not closed. `now` is in epoch milliseconds. */
export function countOpenLeads(db: Kysely<Database>, personId: string, now: number) {
  return countLeads(db, { ...noFilter, view: "mine", personId, now });
}

/** Leads of one transaction, so that nobody who changes one of them waits long. */
const batchSize = 50;

/**
 * Gives the leads that a person has open to another one. Each lead's history says so.
 *
 * @param given.to who takes care of them from now on
 * @param given.personId who hands them over
 * @param given.now epoch milliseconds
 * @returns the number of leads, batch by batch: after an error, those of earlier batches stay handed over
 * @throws HttpError 400 when `to` can't take care of leads
 */
export async function* handOverLeads(
  db: Kysely<Database>,
  given: { from: string; to: string; personId: string; now: () => number },
): AsyncGenerator<number> {
  const { from, to } = given;
  if (to === from) {
    throw new HttpError(400, "Please choose another person", { field: "ownerId" });
  }
  await checkOwner(db, to);
  const leads = await db
    .selectFrom("leads")
    .select("leads.id")
    .where(isInView("mine", { personId: from, now: given.now() }))
    .execute();
  const ids = leads.map(({ id }) => id);
  for (let start = 0; start < ids.length; start += batchSize) {
    const some = ids.slice(start, start + batchSize);
    const now = given.now();
    yield await db.transaction().execute((trx) => moveLeads(trx, some, { ...given, now }));
  }
}

/** Moves those of the leads that the person still has and that are still open. The new owner may have lost the role meanwhile. */
async function moveLeads(
  trx: Transaction<Database>,
  ids: string[],
  { from, to, personId, now }: { from: string; to: string; personId: string; now: number },
): Promise<number> {
  await checkOwner(trx, to);
  const moved = await queryMove(trx, ids, { from, to, now }).execute();
  for (const lead of moved) {
    await recordLeadEvent(trx, lead, { kind: "owner", personId, details: { from, to } }, now);
  }
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
