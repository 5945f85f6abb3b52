import type { ExpressionBuilder, Kysely } from "kysely";
import type { Database, WebhookDeliveryRow } from "../db/schema.ts";
import { nextDelay } from "./retry-schedule.ts";
import type { Attempt } from "./send-webhook.ts";

/** How long a claimed delivery belongs to its worker: longer than an attempt can take. */
const leaseMs = 60_000;

/**
 * Claims up to `limit` deliveries that are due, or whose lease has expired. One update claims each, so
 * that only one of several workers can succeed.
 *
 * @param busy endpoints that get nothing more now
 */
export async function claimDeliveries(
  db: Kysely<Database>,
  now: number,
  limit: number,
  busy: readonly string[],
): Promise<WebhookDeliveryRow[]> {
  const candidates = await db
    .selectFrom("webhook_deliveries")
    .innerJoin("webhook_endpoints", "webhook_endpoints.id", "webhook_deliveries.endpoint_id")
    .select("webhook_deliveries.id")
    .where("webhook_endpoints.active", "=", 1)
    .where((eb) => isDue(eb, now))
    .$if(busy.length > 0, (query) => query.where("endpoint_id", "not in", busy))
    .orderBy("due_at")
    .limit(limit)
    .execute();
  const claimed: WebhookDeliveryRow[] = [];
  for (const { id } of candidates) {
    const delivery = await db
      .updateTable("webhook_deliveries")
      .set((eb) => ({
        state: "sending",
        attempts: eb("attempts", "+", 1),
        lease_until: now + leaseMs,
      }))
      .where("id", "=", id)
      .where((eb) => isDue(eb, now))
      .returningAll()
      .executeTakeFirst();
    if (delivery) claimed.push(delivery);
  }
  return claimed;
}

function isDue(eb: ExpressionBuilder<Database, "webhook_deliveries">, now: number) {
  return eb.or([
    eb.and([eb("state", "=", "pending"), eb("due_at", "<=", now)]),
    eb.and([eb("state", "=", "sending"), eb("lease_until", "<=", now)]),
  ]);
}

/**
 * Records what came of an attempt, and when the next one is. Only while this worker has the delivery,
 * which the number of attempts shows.
 */
export async function finishAttempt(
  db: Kysely<Database>,
  { id, attempts }: WebhookDeliveryRow,
  { isDelivered, status, answer }: Attempt,
  now: number,
): Promise<"delivered" | "pending" | "dead"> {
  const delay = nextDelay(attempts);
  const state = isDelivered ? "delivered" : delay === undefined ? "dead" : "pending";
  await db
    .updateTable("webhook_deliveries")
    .set({
      ...{ state, status, answer, lease_until: null },
      ...(isDelivered ? { delivered_at: now } : { due_at: now + (delay ?? 0) }),
    })
    .where("id", "=", id)
    .where("state", "=", "sending")
    .where("attempts", "=", attempts)
    .execute();
  return state;
}
