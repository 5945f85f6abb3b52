import { createGauge } from "@crm/server-kit/metrics";
import { measureStates } from "../db/measure-states.ts";
import type { Services } from "../services.ts";

/** Shows the outbox among the metrics; see `measureStates`. */
export function measureOutbox({ db, now }: Pick<Services, "db" | "now">): void {
  measureStates(db, "mails", {
    name: "outbox_mails",
    help: "Mails that wait or are being sent, and dead ones, by state",
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
