import type { Migration } from "kysely/migration";

/**
 * Each webhook has its own queue, so that what waits for one that is off is not in the way of the others.
 * Without the order of all, PostgreSQL can't prefer it.
 */
export const webhookQueues: Migration = {
  async up({ schema }) {
    await schema
      .createIndex("webhook_deliveries_by_queue")
      .on("webhook_deliveries")
      .columns(["endpoint_id", "state", "due_at"])
      .execute();
    await schema.dropIndex("webhook_deliveries_by_due").execute();
    await schema
      .createIndex("webhook_deliveries_by_state")
      .on("webhook_deliveries")
      .columns(["state"])
      .execute();
  },
};
