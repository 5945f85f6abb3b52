import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { inProject } from "../process/project.ts";
import { listProjectFiles, readText } from "./sources.ts";

interface Locked {
  version?: string;
  link?: boolean;
  resolved?: string;
  hasInstallScript?: boolean;
}

const lockfile = JSON.parse(readFileSync(inProject("package-lock.json"), "utf8")) as {
  packages: Record<string, Locked>;
};
const locked = Object.entries(lockfile.packages)
  .map(([path, entry]) => ({ name: path.split("node_modules/").at(-1) ?? "", path, ...entry }))
  .filter(({ path, link }) => path.includes("node_modules/") && !link);

interface Floor {
  name: string;
  line?: string;
  floor: string;
}
const floors = JSON.parse(readText("docs/security-floors.json")) as {
  packages: Floor[];
  runtime: Floor[];
};

describe("dependencies", () => {
  test.each(floors.packages)("include $name $line at $floor or later", (wanted) => {
    const versions = locked
      .filter(({ name }) => name === wanted.name)
      .map(({ version = "" }) => version)
      .filter((version) => !wanted.line || version.startsWith(`${wanted.line}.`));
    expect(versions).not.toEqual([]);
    expect(versions.filter((version) => compare(version, wanted.floor) < 0)).toEqual([]);
  });

  test.each(floors.runtime)("include the runtime $name at $floor or later", ({ name, floor }) => {
    const running = process.versions[name] ?? "0";
    expect(compare(running, floor), `${name} is ${running}`).toBeGreaterThanOrEqual(0);
  });

  test.each(["react", "react-dom", "kysely", "zod"])("include one copy of %s", (name) => {
    expect(locked.filter((entry) => entry.name === name).map(({ path }) => path)).toHaveLength(1);
  });

  test("have exact versions", () => {
    const loose = listProjectFiles()
      .filter((file) => file.endsWith("package.json"))
      .flatMap((file) => {
        const manifest = JSON.parse(readText(file)) as Record<string, Record<string, string>>;
        return ["dependencies", "devDependencies", "optionalDependencies"].flatMap((kind) =>
          Object.entries(manifest[kind] ?? {})
            .filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))
            .map(([name, version]) => `${file}: ${name} ${version}`),
        );
      });
    expect(loose).toEqual([]);
  });

  test("have no download addresses in the lockfile", () => {
    expect(locked.filter(({ resolved }) => resolved).map(({ path }) => path)).toEqual([]);
  });

  test("are compared by version numbers, not by text", () => {
    expect(compare("2.10.0", "2.9.9")).toBe(1);
    expect(compare("8.3.0", "8.3.0")).toBe(0);
    expect(compare("3.51.2", "3.51.3")).toBe(-1);
  });
});

/** Compares dotted numbers: -1, 0 or 1. */
function compare(first: string, second: string): number {
  const [a, b] = [first, second].map((version) => version.split(/[.-]/).map(Number));
  const index = [0, 1, 2].find((i) => (a?.[i] ?? 0) !== (b?.[i] ?? 0));
  return index === undefined ? 0 : Math.sign((a?.[index] ?? 0) - (b?.[index] ?? 0));
}
