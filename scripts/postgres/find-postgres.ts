import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import path from "node:path";

/** Where systems put PostgreSQL's programs when they are not on the PATH: Debian, Red Hat, Homebrew. */
const installed = [
  "/usr/lib/postgresql/*/bin",
  "/usr/pgsql-*/bin",
  "/opt/homebrew/opt/postgresql@*/bin",
];

/**
 * Finds the programs of an installed PostgreSQL.
 *
 * @returns their folder, or undefined when none starts
 */
export function findPostgres(): string | undefined {
  const onPath = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  return [...onPath, ...globSync(installed)].find((folder) => postgresVersion(folder));
}

/** The version of the server in this folder, for example "PostgreSQL 15.14"; undefined without one. */
export function postgresVersion(folder: string): string | undefined {
  const [server, initdb] = [path.join(folder, "postgres"), path.join(folder, "initdb")];
  if (!existsSync(server) || !existsSync(initdb)) return undefined;
  const { stdout } = spawnSync(server, ["--version"], { encoding: "utf8", timeout: 20_000 });
  const [, version] = / (\d+[.\d]*)/.exec(stdout ?? "") ?? [];
  return version && `PostgreSQL ${version}`;
}
