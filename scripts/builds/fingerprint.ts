import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { inProject } from "../process/project.ts";

/** Folders with generated content. */
const generatedFolders = new Set([
  "node_modules",
  "build",
  "data",
  ".react-router",
  "test-results",
]);
const isTest = (name: string) => /\.test\.tsx?$/.test(name);

/**
 * A hash of the names and bytes of all source files below the given paths. It ignores dates, so
 * that a fresh clone or a switched branch with the same content has the same hash.
 *
 * @param inputs files or folders, relative to the repository; missing ones count as absent
 */
export function fingerprint(inputs: readonly string[]): string {
  const hash = createHash("sha256").update(process.version);
  for (const input of inputs) {
    for (const file of listFiles(input)) {
      const bytes = readFileSync(inProject(file));
      hash.update(`\0${file}\0${bytes.length}\0`).update(bytes);
    }
  }
  return hash.digest("hex");
}

function listFiles(input: string): string[] {
  const full = inProject(input);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [input];
  return readdirSync(full, { withFileTypes: true })
    .filter((entry) => !generatedFolders.has(entry.name) && !isTest(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const child = path.posix.join(input, entry.name);
      if (entry.isDirectory()) return listFiles(child);
      return entry.isFile() ? [child] : [];
    });
}
