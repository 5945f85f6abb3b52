/**
 * `node bench/src/stop.ts [rounds]`: stops both apps under load, ten times each by default, and
 * prints what their clients got. Exits with an error when an answer was cut, an app took longer than
 * ten seconds, or a pending request got another status than 503.
 */
import { buildStale } from "../../scripts/builds/build-stale.ts";
import { builds } from "../../scripts/builds/builds.ts";
import { runStops, type StopReport } from "./stop/run-stops.ts";

if (!(await buildStale(builds))) process.exit(1);

const rounds = Number(process.argv[2] ?? 10);
const reports = await runStops({ rounds, withWaiting: true }, (report) => console.info(report));
const bad = reports.filter((report) => !isGood(report));
const slowest = Math.max(...reports.map(({ exitMs }) => exitMs));
console.info(`${reports.length} stops, ${bad.length} bad; the slowest took ${slowest} ms`);
process.exitCode = bad.length > 0 ? 1 : 0;

function isGood({ exitCode, exitMs, cut, waiting }: StopReport): boolean {
  const isToldToRetry = waiting?.status === 503 && waiting.retryAfter !== undefined;
  return exitCode === 0 && exitMs < 10_000 && cut.length === 0 && isToldToRetry;
}
