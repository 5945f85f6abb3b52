import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import path from "node:path";
import { inProject } from "../process/project.ts";

/**
 * Writes the results as JSON, with a description of the machine.
 *
 * @param plot an SVG document to write beside it
 */
export function writeResults(name: string, results: object, plot?: string): void {
  const at = new Date().toISOString();
  const file = inProject("bench/results", `${name}-${at.replaceAll(":", "-")}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  const machine = { node: process.version, cores: cpus().length, model: cpus()[0]?.model };
  writeFileSync(file, `${JSON.stringify({ at, machine, ...results }, null, 2)}\n`);
  if (plot) writeFileSync(file.replace(/json$/, "svg"), plot);
  console.info(`\nWritten to ${path.relative(inProject(), file)}`);
}
