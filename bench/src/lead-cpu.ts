import { setTimeout as pause } from "node:timers/promises";
import { formatTable } from "../../scripts/report/table.ts";
import { writeResults } from "../../scripts/report/write-results.ts";
import { readCpuSeconds } from "./sustained-load/read-metrics.ts";
import { sendForms } from "./sustained-load/send-forms.ts";
import { startProduct } from "./sustained-load/start-targets.ts";

/** Sent before the count begins, so that Node has compiled what is used. */
const warmUp = 200;
const counted = 600;
/** So few that nothing is shed. */
const leadsPerSecond = 20;
const idleSeconds = 5;

/**
 * The CPU time that each app needs for one demo booking, in milliseconds: what it uses more than without
 * visitors. No mail is sent. Unlike a rate it hardly depends on what other programs do.
 */
export async function benchLeadCpu(): Promise<void> {
  const { system, target, metricsUrls } = await startProduct("");
  const apps = Object.keys(metricsUrls);

  /** The CPU time of each app during the work, in milliseconds. */
  const measure = async (work: () => Promise<unknown>): Promise<number[]> => {
    const before = await Promise.all(Object.values(metricsUrls).map(readCpuSeconds));
    await work();
    const after = await Promise.all(Object.values(metricsUrls).map(readCpuSeconds));
    return after.map((value, app) => (value - (before[app] ?? 0)) * 1_000);
  };
  const send = async (count: number) => {
    const forms = await target.fillForms(count);
    const seconds = count / leadsPerSecond;
    return measure(async () => {
      const answers = await sendForms(target.formUrl, forms, [{ rate: leadsPerSecond, seconds }]);
      const failed = answers.filter(({ status }) => status !== 200).length;
      if (failed > 0) throw new Error(`${failed} of ${count} leads were not accepted`);
    });
  };

  try {
    await send(warmUp);
    const idle = await measure(() => pause(idleSeconds * 1_000));
    const busy = await send(counted);
    const rows = apps.map((app, index) => {
      const idleMs = (idle[index] ?? 0) / idleSeconds / leadsPerSecond;
      return { app, cpuMs: (busy[index] ?? 0) / counted - idleMs };
    });
    const lines = rows.map(({ app, cpuMs }) => [app, cpuMs.toFixed(2)]);
    console.info(formatTable([["app", "CPU ms for a lead"], ...lines]));
    writeResults("lead-cpu", { counted, leadsPerSecond, rows });
  } finally {
    await system.stop();
  }
}
