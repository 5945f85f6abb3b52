import { type Expression, expressionBuilder, type Kysely, type SqlBool } from "kysely";
import type { WebhookDeliveryRow } from "../db/rows/webhook-rows.ts";
import type { Database } from "../db/schema.ts";
import { nextDelay } from "./retry-schedule.ts";
import type { Attempt } from "./send-webhook.ts";

/** How long a claimed delivery belongs to its worker: longer than an attempt can take. */
const leaseMs = 60_000;

/**
 * Claims the delivery that is due for longest, or whose lease has expired. One update claims it, so that only
 * one of several workers can succeed.
 *
 * @param busy endpoints that get nothing more now
 */
export async function claimDelivery(
  db: Kysely<Database>,
  now: number,
  busy: readonly string[],
): Promise<WebhookDeliveryRow | undefined> {
  const endpoints = await db
    .selectFrom("webhook_endpoints")
    .select("id")
    .where("active", "=", 1)
    .$if(busy.length > 0, (query) => query.where("id", "not in", busy))
    .execute();
  let found: { id: string; due_at: number } | undefined;
  for (const { id } of endpoints) {
    for (const condition of [isAbandoned(now), isDue(now)]) {
      const first = await queryFirst(db, id, condition).executeTakeFirst();
      if (first && (!found || first.due_at < found.due_at)) found = first;
    }
  }
  if (!found) return undefined;
  return db
    .updateTable("webhook_deliveries")
    .set((eb) => ({
      state: "sending",
      attempts: eb("attempts", "+", 1),
      lease_until: now + leaseMs,
    }))
    .where("id", "=", found.id)
    .where(eb.or([isDue(now), isAbandoned(now)]))
    .returningAll()
    .executeTakeFirst();
}

const eb = expressionBuilder<Database, "webhook_deliveries">();

/** The delivery of an endpoint that is due for longest, in the order of an index. */
export function queryFirst(
  db: Kysely<Database>,
  endpointId: string,
  condition: Expression<SqlBool>,
) {
  return db
    .selectFrom("webhook_deliveries")
    .select(["id", "due_at"])
    .where("endpoint_id", "=", endpointId)
    .where(condition)
    .orderBy("due_at")
    .limit(1);
}

export const isDue = (now: number) =>
  eb.and([eb("state", "=", "pending"), eb("due_at", "<=", now)]);

/** Its worker has ended, or takes longer than it may. */
export const isAbandoned = (now: number) =>
  eb.and([eb("state", "=", "sending"), eb("lease_until", "<=", now)]);

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
