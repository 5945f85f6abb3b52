import type { Kysely } from "kysely";
import type { Database } from "../../db/schema.ts";
import { HttpError } from "../../http/http-error.ts";
import { nextChange } from "../../leads/change-lead.ts";
import { recordLeadEvent } from "../../leads/lead-events.ts";
import { checkOwner } from "../../leads/lead-owners.ts";
import { countLeads, noFilter } from "../leads/find-leads.ts";
import { isInView } from "../leads/lead-views.ts";

/** How many leads a person takes care of that are not closed. `now` is in epoch milliseconds. */
export function countOpenLeads(db: Kysely<Database>, personId: string, now: number) {
  return countLeads(db, { ...noFilter, view: "mine", personId, now });
}

/** Leads of one transaction: others wait no longer for the database than for a change of many leads. */
const batchSize = 500;

/**
 * Gives all open leads of a person to another one. Each lead's history says so. After an error, some may have
 * been handed over already; a repetition goes on with the rest.
 *
 * @param given.to who takes care of them from now on
 * @param given.personId who hands them over
 * @param given.now epoch milliseconds
 * @returns the number of leads
 * @throws HttpError 400 when `to` can't take care of leads
 */
export async function handOverLeads(
  db: Kysely<Database>,
  { from, to, personId, now }: { from: string; to: string; personId: string; now: number },
): Promise<number> {
  if (to === from) {
    throw new HttpError(400, "Please choose another person", { field: "ownerId" });
  }
  let total = 0;
  for (let moved = batchSize; moved === batchSize; total += moved) {
    moved = await db.transaction().execute(async (trx) => {
      await checkOwner(trx, to);
      const leads = await trx
        .updateTable("leads")
        .set({ owner_id: to, changed_at: nextChange(now) })
        .where("id", "in", (query) =>
          query
            .selectFrom("leads")
            .select("leads.id")
            .where(isInView("mine", { personId: from, now }))
            .limit(batchSize),
        )
        .where("owner_id", "=", from)
        .returning(["id", "contact_id"])
        .execute();
      for (const lead of leads) {
        await recordLeadEvent(trx, lead, { kind: "owner", personId, details: { from, to } }, now);
      }
      return leads.length;
    });
  }
  return total;
}
