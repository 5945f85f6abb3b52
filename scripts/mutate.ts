/**
 * `npm run mutate`: changes the code in many small ways and counts which changes no test notices.
 * `npm run mutate -- packages/contract` runs one area, a folder or a file. `-- --known` makes a list
 * of realistic changes instead, each of which its test must notice.
 */
import { readFileSync, rmSync } from "node:fs";
import { readCommandLineOrExit } from "@crm/server-kit/command-line";
import { areas, listMutated, listTests } from "./mutation/areas.ts";
import { copyCheckout } from "./mutation/copy-checkout.ts";
import { tryKnownChanges } from "./mutation/known-changes.ts";
import { readScore, survivorKey, toPercent } from "./mutation/report.ts";
import { runStryker } from "./mutation/run-stryker.ts";
import { ensurePostgres } from "./postgres/ensure-postgres.ts";
import { inProject } from "./process/project.ts";
import { listProjectFiles } from "./rules/sources.ts";

const leastPercent = 85;
const { positionals: wanted, values } = readCommandLineOrExit({
  usage: "npm run mutate -- [--known] [<folder or file> …]",
  options: { known: { type: "boolean" } },
  most: Number.POSITIVE_INFINITY,
});
const files = listProjectFiles();
const copy = copyCheckout(files);
try {
  const passed = values.known ? await tryKnownChanges(copy, wanted) : await mutate();
  process.exitCode = passed ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true });
}

/** Runs Stryker area by area and returns whether each area has the least score. */
async function mutate(): Promise<boolean> {
  const judged = readFileSync(inProject("docs/mutation-survivors.md"), "utf8");
  const results: { folder: string; percent: number; line: string }[] = [];
  for (const area of areas) {
    const sources = listMutated(area, files, wanted);
    if (sources.length === 0) continue;
    const server = area.needsPostgres ? await ensurePostgres() : undefined;
    const env = server ? { POSTGRES_URL: server.url } : {};
    const report = await runStryker(copy, sources, listTests(area, files), env).finally(
      server?.stop,
    );
    const score = readScore(report);
    const percent = toPercent(score);
    const counts = `${score.noticed} of ${score.total}, ${score.timeouts} by a time-out`;
    const line = `${percent.toFixed(1)} %  ${area.folder} (${counts})`;
    results.push({ folder: area.folder, percent, line });
    console.info(`\n${line}`);
    for (const survivor of score.survivors) {
      const key = survivorKey(survivor);
      console.info(`  ${judged.includes(key) ? "judged" : "NEW   "}  ${survivor.line}  ${key}`);
    }
  }
  console.info(`\nMutants that the tests noticed, at least ${leastPercent} % in each area:`);
  for (const { line } of results) console.info(line);
  return results.length > 0 && results.every(({ percent }) => percent >= leastPercent);
}
