import { measureStalls, type Stall } from "./stalls/measure-stalls.ts";
import { formatTable } from "./table.ts";
import { writeResults } from "./write-results.ts";

/** Nobody else waits longer than this for one request. Milliseconds. */
const mostMs = 50;

/**
 * `npm run bench -- stalls [rounds]`: the longest time for which one request about the largest
 * accepted article keeps an app from answering others, route by route, for both apps.
 */
export async function benchStalls(rounds = 3): Promise<void> {
  const stalls = await measureStalls(rounds);
  const worst = Object.values(Object.groupBy(stalls, ({ app, route }) => `${app} ${route}`)).map(
    (group = []) => group.toSorted((a, b) => b.held.work - a.held.work),
  );
  const head = ["app", "route", "worked ms", "by the clock", "status", "with"];
  const rows = worst.flatMap((group) => group.slice(0, 2).map(formatLine));
  console.info(formatTable([head, ...rows]));
  writeResults("stalls", { rounds, mostMs, stalls });
  for (const { app, route, body, held } of stalls.filter((stall) => stall.held.work > mostMs)) {
    console.info(`More than ${mostMs} ms: ${app}, ${route}, ${body}: ${held.work.toFixed(0)} ms`);
  }
}

function formatLine({ app, route, held, status, body }: Stall): string[] {
  return [app, route, held.work.toFixed(1), held.clock.toFixed(1), String(status), body];
}
