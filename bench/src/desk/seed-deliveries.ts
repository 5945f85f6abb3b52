import type { WebhookDeliveryRow } from "../../../apps/backoffice/server/db/rows/webhook-rows.ts";
import type { Services } from "../../../apps/backoffice/server/services.ts";
import { addEndpoint } from "../../../apps/backoffice/server/webhooks/webhook-endpoints.ts";

const perInsert = 500;

/**
 * Fills the log of a webhook that is on, and of one that is off, for which one in ten deliveries still waits.
 *
 * @param count deliveries of each
 */
export async function seedDeliveries(
  { db, now }: Pick<Services, "db" | "now">,
  count: number,
): Promise<void> {
  for (const active of [1, 0] as const) {
    const form = { name: `webhook ${active}`, url: "https://crm.example", is_internal: 0, active };
    const { id } = await addEndpoint(db, { ...form, is_internal: 0 }, now());
    for (let first = 0; first < count; first += perInsert) {
      const rows = Array.from({ length: Math.min(perInsert, count - first) }, (_, index) =>
        createDelivery(id, first + index, active === 0 && index % 10 === 0, now()),
      );
      await db.insertInto("webhook_deliveries").values(rows).execute();
    }
  }
}

function createDelivery(
  endpointId: string,
  number: number,
  isWaiting: boolean,
  now: number,
): WebhookDeliveryRow {
  return {
    id: `${endpointId} ${number}`,
    endpoint_id: endpointId,
    lead_id: `lead-${number}`,
    event: "lead.updated",
    change: "status",
    state: isWaiting ? "pending" : "delivered",
    attempts: isWaiting ? 0 : 1,
    due_at: now - number,
    lease_until: null,
    status: isWaiting ? null : 200,
    answer: null,
    delivered_at: isWaiting ? null : now,
    created_at: now - number,
  };
}
