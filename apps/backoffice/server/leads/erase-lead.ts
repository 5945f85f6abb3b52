import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { HttpError } from "../http/http-error.ts";

/**
 * Deletes a lead when its person requests it, with its mails, because they repeat what was typed.
 * Mails that were sent cannot be deleted. The answer stored with an idempotency key has no personal
 * data and expires.
 *
 * @throws HttpError 404 when there is no such lead
 */
export async function eraseLead(db: Kysely<Database>, id: string): Promise<void> {
  const erased = await db.transaction().execute(async (trx) => {
    await trx.deleteFrom("mails").where("lead_id", "=", id).execute();
    await trx
      .updateTable("idempotency_keys")
      .set({ lead_id: null })
      .where("lead_id", "=", id)
      .execute();
    const { numDeletedRows } = await trx
      .deleteFrom("leads")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  });
  if (!erased) throw new HttpError(404, "There is no such lead");
}
