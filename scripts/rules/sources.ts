import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { inProject, projectRoot } from "../process/project.ts";

const binary = /\.(?:woff2?|png|webp|avif|jpe?g|ico|mp4|webm|gif|pdf)$/;

/** Every file that git tracks or would track, relative to the repository, with `/` between parts. */
export function listProjectFiles(): string[] {
  const args = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
  return execFileSync("git", args, { cwd: projectRoot, encoding: "utf8" })
    .split("\0")
    .filter((file) => file && existsSync(inProject(file)));
}

/** Those of the project's files that hold text, lockfile aside. */
export function listTextFiles(): string[] {
  return listProjectFiles().filter((file) => !binary.test(file) && file !== "package-lock.json");
}

/** TypeScript sources, tests among them. */
export function listSources(): string[] {
  return listProjectFiles().filter((file) => /\.tsx?$/.test(file));
}

export function readText(file: string): string {
  return readFileSync(inProject(file), "utf8");
}

/** One import of a file. */
export interface Import {
  file: string;
  /** As written. */
  specifier: string;
  /** A relative import's target inside the repository. */
  target: string | undefined;
  typeOnly: boolean;
}

const importPattern =
  /^\s*(?:import|export)\s(?<clause>[^"';]*?\sfrom\s)?\s*["'](?<from>[^"']+)["']|\bimport\(\s*["'](?<dynamic>[^"']+)["']\s*\)/gm;

/** What a source imports, statically or not. */
export function listImports(file: string): Import[] {
  return [...readText(file).matchAll(importPattern)].map(({ groups = {} }) => {
    const specifier = groups.from ?? groups.dynamic ?? "";
    const relative = specifier.startsWith(".");
    return {
      file,
      specifier,
      target: relative
        ? path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier))
        : undefined,
      typeOnly: /^\s*type\s/.test(groups.clause ?? ""),
    };
  });
}

/**
 * The file of the repository that an import names, relatively or through one of our packages.
 *
 * @returns undefined for a package from npm or of Node, and for what is not a source file
 */
export function resolveImport({ specifier, target }: Import): string | undefined {
  const path = target ?? specifier.replace(/^@crm\/([\w-]+)\/(.+)$/, "packages/$1/src/$2");
  return [path, `${path}.ts`, `${path}.tsx`].find(
    (file) => /\.tsx?$/.test(file) && existsSync(inProject(file)),
  );
}
