import { mkdirSync, writeFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import path from "node:path";
import type { Plugin } from "vite";
import { findPackageFolder, readShippedPackage } from "./shipped-package.ts";

/** Modules that the bundler itself adds. */
const buildPieces: Record<string, string> = { "\0vite/": "vite", "\0rolldown/": "rolldown" };

/**
 * Writes the list of packages in a browser bundle, for the page of third-party licences: each
 * package that has at least one module in the finished bundle.
 *
 * @param file where the list is written, as JSON
 * @param extra packages whose files ship without being modules, such as style sheets and fonts
 * @param from a file of the app, from which those packages are resolved
 */
export function listLicences(file: string, extra: readonly string[], from: string): Plugin {
  return {
    name: "list-licences",
    apply: "build",
    applyToEnvironment: ({ config }) => config.consumer === "client",
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((part) =>
        part.type === "chunk" ? part.moduleIds : [],
      );
      const pieces = Object.entries(buildPieces).flatMap(([prefix, name]) =>
        modules.some((id) => id.startsWith(prefix)) ? [name] : [],
      );
      const folders = new Set([
        ...modules.map(findPackageFolder).filter((folder) => folder !== undefined),
        ...[...extra, ...pieces].map((name) => findFolder(name, from)),
      ]);
      const list = [...folders].map(readShippedPackage).sort((a, b) => (a.name < b.name ? -1 : 1));
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(list));
    },
  };
}

function findFolder(name: string, from: string): string {
  const manifest = findPackageJSON(name, from);
  if (!manifest) throw new Error(`The package ${name} is not installed`);
  return path.dirname(manifest);
}
