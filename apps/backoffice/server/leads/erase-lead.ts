import type { Kysely, Transaction } from "kysely";
import { absentNonce } from "../captcha/absent-captcha.ts";
import type { Database } from "../db/schema.ts";
import { HttpError } from "../http/http-error.ts";
import { eraseDeliveriesOfLeads } from "../webhooks/add-deliveries.ts";

/**
 * Deletes a lead when its person requests it, with its mails, because they repeat what was typed.
 * Mails that were sent cannot be deleted. Its idempotency key is deleted too: a repeat must not be
 * answered as stored when nothing is stored any more.
 *
 * @param now epoch milliseconds
 * @throws HttpError 404 when there is no such lead
 */
export async function eraseLead(db: Kysely<Database>, id: string, now: number): Promise<void> {
  const erased = await db.transaction().execute(async (trx) => {
    await trx.deleteFrom("mails").where("lead_id", "=", id).execute();
    await trx.deleteFrom("lead_events").where("lead_id", "=", id).execute();
    await eraseDeliveriesOfLeads(trx, [id], now);
    await deleteKeys(trx, id);
    const { numDeletedRows } = await trx
      .deleteFrom("leads")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  });
  if (!erased) throw new HttpError(404, "There is no such lead");
}

/**
 * Deletes a lead's idempotency key. A form without JavaScript has the same key and placeholder all
 * day, so the placeholder's nonce is deleted with it. The nonce of a solved captcha stays: the
 * captcha can't be used again.
 */
async function deleteKeys(trx: Transaction<Database>, leadId: string): Promise<void> {
  const keys = await trx
    .deleteFrom("idempotency_keys")
    .where("lead_id", "=", leadId)
    .returning("key")
    .execute();
  for (const { key } of keys) {
    await trx.deleteFrom("captcha_nonces").where("nonce", "=", absentNonce(key)).execute();
  }
}
