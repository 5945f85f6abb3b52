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

/** The version of the programs in this folder, for example "PostgreSQL 15.14"; undefined without them. */
export function postgresVersion(folder: string): string | undefined {
  const [initdb, server] = ["initdb", "postgres"].map((name) =>
    readVersion(path.join(folder, name)),
  );
  return initdb && server && `PostgreSQL ${server}`;
}

function readVersion(program: string): string | undefined {
  if (!existsSync(program)) return undefined;
  const { stdout } = spawnSync(program, ["--version"], { encoding: "utf8", timeout: 20_000 });
  return / (\d+[.\d]*)/.exec(stdout ?? "")?.[1];
}
