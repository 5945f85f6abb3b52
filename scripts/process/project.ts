import { readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";

/** The repository's folder; every path in `scripts/` starts here. */
export const projectRoot = path.resolve(import.meta.dirname, "../..");

/** An absolute path inside the repository. */
export function inProject(...parts: string[]): string {
  return path.join(projectRoot, ...parts);
}

/**
 * The script behind a package's command, so that it can be run by this very Node rather than by
 * whichever Node is first on the path.
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
