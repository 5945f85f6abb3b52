/**
 * `npm run bench`: a first look at speed and size, each beside a bare yardstick measured in the same
 * run, because only the ratio means anything on another machine. Prints a table, writes JSON.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import path from "node:path";
import { buildStale } from "../../scripts/builds/build-stale.ts";
import { builds } from "../../scripts/builds/builds.ts";
import { inProject } from "../../scripts/process/project.ts";
import { formatTable } from "./measure.ts";
import { measureLead } from "./measure-lead.ts";
import { measurePage } from "./measure-page.ts";
import { measureScripts } from "./measure-scripts.ts";
import { startSystem } from "./system.ts";

if (!(await buildStale(builds))) process.exit(1);

const system = await startSystem();
try {
  const measures = [
    await measurePage(system, 5),
    await measureLead(system, 1_000),
    ...(await measureScripts(system.siteUrl)),
  ];
  console.info(formatTable(measures));

  const at = new Date().toISOString();
  const file = inProject("bench/results", `${at.replaceAll(":", "-")}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  const machine = { node: process.version, cores: cpus().length, model: cpus()[0]?.model };
  writeFileSync(file, `${JSON.stringify({ at, machine, measures }, null, 2)}\n`);
  console.info(`\nWritten to ${path.relative(inProject(), file)}`);
} finally {
  await system.stop();
}
