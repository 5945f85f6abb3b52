import { createGauge } from "@crm/server-kit/metrics";
import type { Services } from "../services.ts";

const shown = ["pending", "sending", "dead"] as const;

/**
 * Shows the waiting and dead deliveries among the metrics. Several back offices on one database show the
 * same figures. They are absent while the database does not answer.
 */
export function measureWebhooks({ db }: Pick<Services, "db">): void {
  createGauge({
    name: "webhook_deliveries",
    help: "Deliveries of webhooks that wait or are being sent, and dead ones, by state",
    labelNames: ["state"],
    async collect() {
      this.reset();
      const rows = await db
        .selectFrom("webhook_deliveries")
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
