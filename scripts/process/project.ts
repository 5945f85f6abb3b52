import { readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";

/** The repository's folder; paths in `scripts/` are relative to it. */
export const projectRoot = path.resolve(import.meta.dirname, "../..");

/** An absolute path inside the repository. */
export function inProject(...parts: string[]): string {
  return path.join(projectRoot, ...parts);
}

/**
 * Where Node keeps compiled modules of the apps and of the tests' processes: the next start of the same
 * code is a third faster.
 */
export const compileCache = inProject("node_modules/.cache/compiled");

/**
 * The script of a package's command, to run it with the same Node as this process and not with the
 * first Node on the PATH.
 */
export function commandFile(packageName: string, command: string, workspace = "."): string {
  const from = pathToFileURL(inProject(workspace, "package.json"));
  const manifest = findPackageJSON(packageName, from);
  if (!manifest) throw new Error(`${packageName} is not installed. Run npm ci first.`);
  const { bin } = JSON.parse(readFileSync(manifest, "utf8")) as {
    bin?: string | Record<string, string>;
  };
  const file = typeof bin === "string" ? bin : bin?.[command];
  if (!file) throw new Error(`${packageName} has no command ${command}`);
  return path.join(path.dirname(manifest), file);
}
