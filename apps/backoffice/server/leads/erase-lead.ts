import type { Kysely, Transaction } from "kysely";
import { erasePerson } from "../contacts/erase-person.ts";
import type { Database } from "../db/schema.ts";
import { HttpError } from "../http/http-error.ts";

/**
 * Deletes one lead with everything that repeats it. Mails that were sent cannot be deleted.
 *
 * @param now epoch milliseconds
 * @throws HttpError 404 when there is no such lead
 */
export async function eraseLead(db: Kysely<Database>, id: string, now: number): Promise<void> {
  const find = async (trx: Transaction<Database>) => {
    const lead = await trx.selectFrom("leads").select("id").where("id", "=", id).executeTakeFirst();
    if (!lead) throw new HttpError(404, "There is no such lead");
    return { leadIds: [id], mailboxes: [] };
  };
  await erasePerson(db, find, now);
}
