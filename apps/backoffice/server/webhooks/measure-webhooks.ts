import { measureStates } from "../db/measure-states.ts";
import type { Services } from "../services.ts";

/** Shows the waiting and dead deliveries among the metrics; see `measureStates`. */
export function measureWebhooks({ db }: Pick<Services, "db">): void {
  measureStates(db, "webhook_deliveries", {
    name: "webhook_deliveries",
    help: "Deliveries of webhooks that wait or are being sent, and dead ones, by state",
  });
}
