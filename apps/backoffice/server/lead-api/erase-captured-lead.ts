import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { HttpError } from "../http/http-error.ts";

/**
 * Deletes a captured lead when its person requests it, with its idempotency key: a repeat must not be
 * answered as stored when nothing is stored any more. The company's count of entries stays.
 *
 * @throws HttpError 404 when there is no such lead
 */
export async function eraseCapturedLead(db: Kysely<Database>, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom("idempotency_keys").where("lead_id", "=", id).execute();
    const { numDeletedRows } = await trx
      .deleteFrom("captured_leads")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new HttpError(404, "There is no such lead");
  });
}
