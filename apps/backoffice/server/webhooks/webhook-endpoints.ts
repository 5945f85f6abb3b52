import { randomBytes, randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { WebhookEndpointRow } from "../db/rows/webhook-rows.ts";
import type { Database } from "../db/schema.ts";
import { HttpError } from "../http/http-error.ts";
import { logDays } from "./retry-schedule.ts";

/** How long the secret before still signs too, so that the other system can be changed without a gap. */
const bothSecretsMs = 24 * 60 * 60_000;

/** What people set. */
export type EndpointForm = Pick<WebhookEndpointRow, "name" | "url" | "is_internal" | "active">;

const createSecret = () => `whsec_${randomBytes(32).toString("base64")}`;

/** @returns the new row; its secret is shown only now */
export async function addEndpoint(
  db: Kysely<Database>,
  form: EndpointForm,
  now: number,
): Promise<WebhookEndpointRow> {
  const row = {
    id: randomUUID(),
    ...form,
    secret: createSecret(),
    old_secret: null,
    old_secret_until: null,
    created_at: now,
  };
  await db.insertInto("webhook_endpoints").values(row).execute();
  return row;
}

/** @throws HttpError 404 when there is no such endpoint */
export async function changeEndpoint(
  db: Kysely<Database>,
  id: string,
  change: Partial<WebhookEndpointRow>,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("webhook_endpoints")
    .set(change)
    .where("id", "=", id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new HttpError(404, "There is no such webhook");
}

/** Replaces the secret; for a day messages are signed by both. */
export async function rotateSecret(db: Kysely<Database>, id: string, now: number): Promise<string> {
  const { secret: old_secret } = await findEndpoint(db, id);
  const secret = createSecret();
  await changeEndpoint(db, id, { secret, old_secret, old_secret_until: now + bothSecretsMs });
  return secret;
}

/** Deletes an endpoint with what it has not been told yet. */
export async function deleteEndpoint(db: Kysely<Database>, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom("webhook_endpoints").where("id", "=", id).execute();
    await trx.deleteFrom("webhook_deliveries").where("endpoint_id", "=", id).execute();
  });
}

/** @throws HttpError 404 when there is no such endpoint */
export async function findEndpoint(db: Kysely<Database>, id: string): Promise<WebhookEndpointRow> {
  const row = await db
    .selectFrom("webhook_endpoints")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw new HttpError(404, "There is no such webhook");
  return row;
}

/**
 * Makes a delivery due now, with all attempts before it, whatever its state.
 *
 * @throws HttpError 404 when there is no such delivery, 409 while it is being sent
 */
export async function retryDelivery(
  db: Kysely<Database>,
  endpointId: string,
  id: string,
  now: number,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("webhook_deliveries")
    .set({ state: "pending", attempts: 0, due_at: now })
    .where("id", "=", id)
    .where("endpoint_id", "=", endpointId)
    .where("state", "!=", "sending")
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  const found = await db
    .selectFrom("webhook_deliveries")
    .select("id")
    .where("id", "=", id)
    .where("endpoint_id", "=", endpointId)
    .executeTakeFirst();
  if (!found) throw new HttpError(404, "There is no such delivery");
  throw new HttpError(409, "This delivery is being sent right now");
}

/**
 * Deletes deliveries that were made or given up long ago, and those that wait for an endpoint that has been
 * off for long. That a lead is erased stays until it is told: the other system must erase it too.
 */
export async function deleteOldDeliveries(db: Kysely<Database>, now: number): Promise<void> {
  const paused = db.selectFrom("webhook_endpoints").select("id").where("active", "=", 0);
  await db
    .deleteFrom("webhook_deliveries")
    .where("created_at", "<", now - logDays * 24 * 60 * 60_000)
    .where((eb) =>
      eb.or([
        eb("state", "in", ["delivered", "dead"]),
        eb.and([
          eb("state", "=", "pending"),
          eb("event", "!=", "lead.erased"),
          eb("endpoint_id", "in", paused),
        ]),
      ]),
    )
    .execute();
}
