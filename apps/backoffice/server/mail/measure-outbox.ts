import { createGauge } from "@crm/server-kit/metrics";
import type { Services } from "../services.ts";

const shown = ["pending", "sending", "dead"] as const;

/**
 * Shows the outbox among the metrics. Several back offices on one database show the same figures. They
 * are absent while the database does not answer.
 */
export function measureOutbox({ db, now }: Pick<Services, "db" | "now">): void {
  createGauge({
    name: "outbox_mails",
    help: "Mails that wait or are being sent, and dead ones, by state",
    labelNames: ["state"],
    async collect() {
      this.reset();
      const rows = await db
        .selectFrom("mails")
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
  createGauge({
    name: "outbox_oldest_seconds",
    help: "Age of the oldest mail that is not sent yet; 0 when there is none",
    async collect() {
      const found = await db
        .selectFrom("mails")
        .select(({ fn }) => fn.min<number | null>("created_at").as("oldest"))
        .where("state", "in", ["pending", "sending"])
        .executeTakeFirst()
        .catch(() => undefined);
      if (!found) return this.set(Number.NaN);
      this.set(found.oldest === null ? 0 : (now() - found.oldest) / 1_000);
    },
  });
}
