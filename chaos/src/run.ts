/**
 * `npm run chaos`: kills, cuts, damages and stops the real system under load and checks that it keeps its
 * promises (docs/promises.md). Prints a table and writes JSON; exits with an error when a promise was
 * broken. `npm run chaos -- kill-office stop-apps` runs only these, and `--short` runs each fault a few
 * times only, as `npm test` does.
 */
import { readCommandLineOrExit } from "@crm/server-kit/command-line";
import { buildStale } from "../../scripts/builds/build-stale.ts";
import { builds } from "../../scripts/builds/builds.ts";
import { formatTable } from "../../scripts/report/table.ts";
import { writeResults } from "../../scripts/report/write-results.ts";
import type { Result } from "./experiment.ts";
import { experiments } from "./experiments.ts";

const { positionals: wanted, values } = readCommandLineOrExit({
  usage: "npm run chaos -- [--short] [<experiment> …]",
  options: { short: { type: "boolean" } },
  most: Number.POSITIVE_INFINITY,
});
const isShort = values.short === true;
const unknown = wanted.filter((name) => !experiments.some((known) => known.name === name));
if (unknown.length > 0) {
  console.error(`There is no experiment ${unknown.join(", ")}. There are:`);
  for (const { name, title } of experiments) console.error(`  ${name.padEnd(20)}${title}`);
  process.exit(1);
}
const chosen = experiments.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
if (chosen.some(({ needsBuild }) => needsBuild) && !(await buildStale(builds))) process.exit(1);

const rows: string[][] = [["experiment", "promises", "minutes", "figures"]];
const results: (Result & { name: string; title: string; seconds: number })[] = [];
const skipped: string[] = [];
for (const { name, title, run, skipped: reason } of chosen) {
  console.info(`\n── ${title}`);
  if (reason) {
    console.info(`not run: ${reason}`);
    skipped.push(name);
    rows.push([name, "not run", "", reason]);
    continue;
  }
  const started = performance.now();
  const result = await run(isShort, (line) => console.info(line)).catch(
    (error: unknown): Result => ({
      figures: {},
      findings: [{ promise: "the experiment runs to its end", broken: [String(error)] }],
    }),
  );
  const seconds = Math.round((performance.now() - started) / 1_000);
  for (const { promise, broken } of result.findings) {
    console.info(`${broken.length === 0 ? "kept  " : "BROKEN"}  ${promise}`);
    for (const item of broken.slice(0, 5)) console.info(`          ${item}`);
  }
  const kept = result.findings.filter(({ broken }) => broken.length === 0).length;
  const figures = Object.entries(result.figures).map(([figure, value]) => `${figure} ${value}`);
  const minutes = (seconds / 60).toFixed(1);
  rows.push([name, `${kept} of ${result.findings.length} kept`, minutes, figures.join(", ")]);
  results.push({ name, title, seconds, ...result });
}

console.info(`\n${formatTable(rows)}`);
writeResults("chaos", { isShort, skipped, results });
const isBroken = results.some(({ findings }) => findings.some(({ broken }) => broken.length > 0));
process.exitCode = isBroken ? 1 : 0;
