import { createGauge } from "@crm/server-kit/metrics";
import type { Spool } from "./spool.ts";

/** Shows the spool among the metrics. They are absent while its file can't be read. */
export function measureSpool(spool: Spool): void {
  const readStatus = () => {
    try {
      return spool.status();
    } catch {
      // Readiness and the log say why.
      return undefined;
    }
  };
  createGauge({
    name: "spool_submissions",
    help: "Submissions in the spool of this copy of the site, by state",
    labelNames: ["state"],
    collect() {
      this.reset();
      const { counts } = readStatus() ?? {};
      for (const [state, count] of Object.entries(counts ?? {})) this.set({ state }, count);
    },
  });
  createGauge({
    name: "spool_oldest_seconds",
    help: "Age of the oldest submission that waits in the spool; 0 when none waits",
    collect() {
      const status = readStatus();
      if (!status) return this.set(Number.NaN);
      const { oldestWaitingAt } = status;
      this.set(oldestWaitingAt === undefined ? 0 : (Date.now() - oldestWaitingAt) / 1_000);
    },
  });
}
