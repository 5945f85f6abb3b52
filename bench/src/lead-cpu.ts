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

/**
 * The CPU time that each app needs for one demo booking, in milliseconds, without sending its mails.
 * Unlike a rate it hardly depends on other programs. `NODE_OPTIONS="--cpu-prof --cpu-prof-dir=…"` also writes profiles.
 */
export async function benchLeadCpu(): Promise<void> {
  const { system, target, metricsUrls } = await startProduct("");
  const send = async (count: number) => {
    const forms = await target.fillForms(count);
    const before = await Promise.all(Object.values(metricsUrls).map(readCpuSeconds));
    const seconds = count / leadsPerSecond;
    const answers = await sendForms(target.formUrl, forms, [{ rate: leadsPerSecond, seconds }]);
    const failed = answers.filter(({ status }) => status !== 200).length;
    if (failed > 0) throw new Error(`${failed} of ${count} leads were not accepted`);
    const after = await Promise.all(Object.values(metricsUrls).map(readCpuSeconds));
    return after.map((value, app) => ((value - (before[app] ?? 0)) * 1_000) / count);
  };
  try {
    await send(warmUp);
    const perLead = await send(counted);
    const rows = Object.keys(metricsUrls).map((app, index) => ({
      app,
      cpuMs: perLead[index] ?? 0,
    }));
    console.info(
      formatTable([
        ["app", "CPU ms for a lead"],
        ...rows.map(({ app, cpuMs }) => [app, cpuMs.toFixed(2)]),
      ]),
    );
    writeResults("lead-cpu", { counted, leadsPerSecond, rows });
  } finally {
    await system.stop();
  }
}
