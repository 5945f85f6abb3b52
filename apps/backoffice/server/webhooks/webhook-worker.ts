import { setTimeout as pause } from "node:timers/promises";
import { createCounter } from "@crm/server-kit/metrics";
import { withTimeout } from "@crm/server-kit/with-timeout";
import type { WebhookDeliveryRow } from "../db/rows/webhook-rows.ts";
import type { Services } from "../services.ts";
import { timeouts } from "../timeouts.ts";
import { claimDelivery, finishAttempt } from "./claim-delivery.ts";
import { writePayload } from "./lead-payload.ts";
import { sendWebhook } from "./send-webhook.ts";

const pollMs = 1_000;
/** Deliveries on their way at the same time, in all and to one endpoint: one that hangs must not hold up others. */
const mostAtOnce = 6;
const mostPerEndpoint = 2;
/** How long a stop waits for attempts; after that their lease expires, and they are repeated. */
const stopMs = 8_000;

export interface WebhookWorker {
  /** Sends the delivery that is due for longest; returns how many it claimed. */
  runOnce(): Promise<number>;
  /** Keeps sending until `stop`. */
  start(): void;
  stop(): Promise<void>;
}

/** Tells other systems about leads, at least once each, in no certain order. */
export function createWebhookWorker({
  db,
  log,
  now,
}: Pick<Services, "db" | "log" | "now">): WebhookWorker {
  const onError = (error: unknown) => log.error({ err: error }, "webhooks failed");
  const attempted = createCounter({
    name: "webhook_attempts_total",
    help: "Attempts to deliver a webhook, by the state of the delivery after it",
    labelNames: ["state"],
  });
  const stopping = new AbortController();
  const sending = new Map<Promise<void>, string>();
  let running = Promise.resolve();

  async function deliver(delivery: WebhookDeliveryRow): Promise<void> {
    const { id, endpoint_id, attempts } = delivery;
    const endpoint = await db
      .selectFrom("webhook_endpoints")
      .selectAll()
      .where("id", "=", endpoint_id)
      .executeTakeFirst();
    const body = await writePayload(db, delivery);
    // The endpoint was deleted, or the lead erased, after this was claimed or while it was added.
    if (!endpoint || body === undefined) {
      await db.deleteFrom("webhook_deliveries").where("id", "=", id).execute();
      return;
    }
    const message = { id, body, timeoutMs: timeouts.webhook };
    const attempt = await sendWebhook(endpoint, message, now());
    const state = await finishAttempt(db, delivery, attempt, now());
    attempted.inc({ state });
    const details = {
      delivery: id,
      endpoint: endpoint_id,
      attempts,
      status: attempt.status,
      state,
    };
    if (attempt.isDelivered) log.info(details, "webhook delivered");
    else log.warn(details, "webhook not delivered");
  }

  /** Starts one delivery, for an endpoint that has room; returns how many it claimed. */
  async function startSending(): Promise<number> {
    const counts = Map.groupBy(sending.values(), (endpoint) => endpoint);
    const busy = [...counts].filter(([, all]) => all.length >= mostPerEndpoint).map(([id]) => id);
    const delivery = await claimDelivery(db, now(), busy);
    if (!delivery) return 0;
    const sent = deliver(delivery)
      .catch(onError)
      .finally(() => sending.delete(sent));
    sending.set(sent, delivery.endpoint_id);
    return 1;
  }

  async function run(): Promise<void> {
    const { signal } = stopping;
    while (!signal.aborted) {
      const count = await startSending().catch((error: unknown) => {
        onError(error);
        return 0;
      });
      const poll = () => pause(pollMs, undefined, { signal }).catch(() => undefined);
      if (sending.size === mostAtOnce) await Promise.race(sending.keys());
      else if (count === 0) await Promise.race([poll(), ...sending.keys()]);
    }
    await Promise.all(sending.keys());
  }

  return {
    async runOnce() {
      const count = await startSending();
      await Promise.all(sending.keys());
      return count;
    },
    start() {
      running = run();
    },
    async stop() {
      stopping.abort();
      await withTimeout(running, stopMs);
    },
  };
}
