import type { Migration } from "kysely/migration";

/** Each webhook has its own queue, so that those of one that is off are not in the way of the others. */
export const webhookQueues: Migration = {
  async up(db) {
    await db.schema
      .createIndex("webhook_deliveries_by_queue")
      .on("webhook_deliveries")
      .columns(["endpoint_id", "state", "due_at"])
      .execute();
  },
};
