import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runCommand } from "../process/command.ts";
import type { Build } from "./builds.ts";
import { fingerprint } from "./fingerprint.ts";

/**
 * Builds what is missing or older than its sources, in parallel unless one build needs another.
 *
 * @returns false when one failed; its output has been printed
 */
export async function buildStale(builds: readonly Build[]): Promise<boolean> {
  const begun = new Map<string, Promise<boolean>>();
  for (const build of builds) {
    const earlier = (build.after ?? []).map((name) => begun.get(name));
    begun.set(
      build.name,
      Promise.all(earlier).then(() => buildIfStale(build)),
    );
  }
  const done = await Promise.all(begun.values());
  return done.every(Boolean);
}

async function buildIfStale(build: Build): Promise<boolean> {
  const print = fingerprint(build.inputs);
  if (existsSync(build.result) && readStamp(build) === print) return true;

  console.info(`Building the ${build.name} …`);
  const started = performance.now();
  rmSync(build.stamp, { force: true });
  const { code, output } = await runCommand(build.command());
  if (code !== 0 || !existsSync(build.result)) {
    console.error(`${output.trimEnd()}\nThe ${build.name} could not be built.`);
    return false;
  }
  mkdirSync(path.dirname(build.stamp), { recursive: true });
  writeFileSync(build.stamp, print);
  console.info(`Built the ${build.name} in ${seconds(started)} s`);
  return true;
}

function readStamp(build: Build): string | undefined {
  return existsSync(build.stamp) ? readFileSync(build.stamp, "utf8") : undefined;
}

function seconds(started: number): string {
  return ((performance.now() - started) / 1000).toFixed(1);
}
