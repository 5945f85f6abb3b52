import { formatTable } from "../../scripts/report/table.ts";
import { writeResults } from "../../scripts/report/write-results.ts";
import { measureStalls, type Stall } from "./stalls/measure-stalls.ts";

/** The longest time for which one request may block others, in milliseconds. */
const maxMs = 50;

/**
 * `npm run bench -- stalls [rounds]`: measures the longest time for which one request about the
 * largest accepted article blocks an app, for each route of both apps.
 */
export async function benchStalls(rounds = 3): Promise<void> {
  const stalls = await measureStalls(rounds);
  const worst = Object.values(Object.groupBy(stalls, ({ app, route }) => `${app} ${route}`)).map(
    (group = []) => group.toSorted((a, b) => b.blocked.work - a.blocked.work),
  );
  const head = ["app", "route", "worked ms", "by the clock", "status", "with"];
  const rows = worst.flatMap((group) => group.slice(0, 2).map(formatLine));
  console.info(formatTable([head, ...rows]));
  writeResults("stalls", { rounds, maxMs, stalls });
  for (const { app, route, body, blocked } of stalls.filter(
    (stall) => stall.blocked.work > maxMs,
  )) {
    console.info(`More than ${maxMs} ms: ${app}, ${route}, ${body}: ${blocked.work.toFixed(0)} ms`);
  }
}

function formatLine({ app, route, blocked, status, body }: Stall): string[] {
  return [app, route, blocked.work.toFixed(1), blocked.clock.toFixed(1), String(status), body];
}
