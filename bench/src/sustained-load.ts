import { parseArgs } from "node:util";
import { formatTable } from "../../scripts/report/table.ts";
import { writeResults } from "../../scripts/report/write-results.ts";
import { formatMeasures } from "./measure.ts";
import { formatLine, formatUses, judgeLoad } from "./sustained-load/describe-load.ts";
import { runLoad } from "./sustained-load/run-load.ts";

const fullPlan = { step: 10, slowMail: 20, drain: 20, calm: 5, burst: 10, healing: 20 };
const shortPlan = { step: 3, slowMail: 5, drain: 5, calm: 2, burst: 3, healing: 12 };
const shortHoldSeconds = 30;

/**
 * `npm run bench -- load [--minutes 10] [--short]`: finds the highest rate of demo bookings beside
 * 1,000 cached pages a second, as a ratio to a durable insert without any checks under the same load.
 * Holds most of that rate, slows the mail server down, and sends ten times as much for a moment.
 */
export async function benchLoad(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { minutes: { type: "string", default: "10" }, short: { type: "boolean" } },
  });
  const plan = values.short
    ? { ...shortPlan, hold: shortHoldSeconds }
    : { ...fullPlan, hold: Number(values.minutes) * 60 };
  const result = await runLoad(plan, (line) => console.info(formatLine(line)));
  const { highest, pageRate, lines, uses } = result;
  const rate = {
    name: `demo bookings beside ${pageRate} pages/s`,
    unit: "leads/s",
    product: highest.product,
    baseline: highest.bare,
    baselineName: "Node, one insert, FULL",
    detail: `held: ${lines.held.leadsPerSecond}, median ${lines.held.median} ms, p99 ${lines.held.p99} ms`,
  };
  const cpu = {
    name: `CPU time at ${lines.held.leadsPerSecond} leads/s`,
    unit: "cores",
    product: Number(lines.held.cores.toFixed(2)),
    baseline: Number(lines.bareHeld.cores.toFixed(2)),
    baselineName: "the same",
    detail: "with the pages; does not depend on other programs",
  };
  const judged = judgeLoad(result);
  const rows = judged.map(({ expected, measured, met }) => [
    met ? "met" : "NOT MET",
    expected,
    measured,
  ]);
  console.info(`\n${formatMeasures([rate, cpu])}`);
  console.info(`\n${formatUses(uses)}`);
  console.info(`\n${formatTable([["", "expected", "measured"], ...rows])}`);
  writeResults("load", { plan, ...result, judged });
}
