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

/** The project's text files, without the lockfile. */
export function listTextFiles(): string[] {
  return listProjectFiles().filter((file) => !binary.test(file) && file !== "package-lock.json");
}

/** TypeScript sources, including tests. */
export function listSources(): string[] {
  return listProjectFiles().filter((file) => /\.tsx?$/.test(file));
}

/** Files with imports: TypeScript sources, including tests, and MDX. */
export function listModules(): string[] {
  return listProjectFiles().filter((file) => /\.(?:tsx?|mdx)$/.test(file));
}

export function readText(file: string): string {
  return readFileSync(inProject(file), "utf8");
}

/** One import of a file. */
export interface Import {
  file: string;
  /** The specifier as written in the file. */
  specifier: string;
  /** A relative import's target inside the repository. */
  target: string | undefined;
  typeOnly: boolean;
}

const importPattern =
  /^\s*(?:import|export)\s(?<clause>[^"';]*?\sfrom\s)?\s*["'](?<from>[^"']+)["']|\bimport\(\s*["'](?<dynamic>[^"']+)["']\s*\)/gm;

/** The static and dynamic imports of a source file. */
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
 * Resolves an import to a file of the repository, by relative path or by workspace package.
 *
 * @returns undefined for an npm package, a Node module, and a file that is not a source
 */
export function resolveImport({ specifier, target }: Import): string | undefined {
  const [, name, file = "index"] = /^@crm\/([\w-]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  const paths = target ? [target] : [`packages/${name}/src/${file}`, `packages/${name}/${file}`];
  return paths
    .flatMap((path) => [path, `${path}.ts`, `${path}.tsx`])
    .find((path) => /\.(?:tsx?|mdx)$/.test(path) && existsSync(inProject(path)));
}
