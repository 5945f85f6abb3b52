import { createGauge } from "@crm/server-kit/metrics";
import type { Kysely } from "kysely";
import type { Database } from "./schema.ts";

const shown = ["pending", "sending", "dead"] as const;

/**
 * Shows among the metrics how many rows of a queue are in each state. Several back offices on one database
 * show the same figures. They are absent while the database does not answer.
 *
 * @param queue what is sent from its rows
 * @param about the metric's name, and the sentence that explains it
 */
export function measureStates(
  db: Kysely<Database>,
  queue: "mails" | "webhook_deliveries",
  about: { name: string; help: string },
): void {
  createGauge({
    ...about,
    labelNames: ["state"],
    async collect() {
      this.reset();
      const rows = await db
        .selectFrom(queue)
        .select(({ fn }) => ["state", fn.countAll<number>().as("count")])
        .where("state", "in", shown)
        .groupBy("state")
        .execute()
        .catch(() => undefined);
      for (const state of rows ? shown : []) {
        this.set({ state }, rows?.find((row) => row.state === state)?.count ?? 0);
      }
    },
  });
}
