import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Readable } from "node:stream";
import { findFreePort } from "../process/ports.ts";
import { projectRoot } from "../process/project.ts";
import { runTied } from "../process/run-tied.ts";

/** A PostgreSQL server for tests. */
export interface TestPostgres {
  url: string;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root; then it runs as `nobody`, which has this number everywhere. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** In its folder: creates the files of a new server, then becomes the server. */
const script = `
  export LC_ALL=C
  "$0/initdb" -D data -U tests --pwfile=password --auth=md5 --encoding=UTF8 --no-sync >/dev/null &&
  exec "$0/postgres" -D data "$@"`;

/** A crash of the machine may lose the tests' databases, so nothing waits for the disk. */
const options = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  autovacuum: "off",
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
};

/**
 * Starts a new server in a temporary folder, on a free port of the loopback address, with a random
 * password. It ends with this process, however this process ends.
 *
 * @param programs the folder with `postgres` and `initdb`
 * @throws Error with what it printed when it does not start
 */
export async function startPostgres(programs: string): Promise<TestPostgres> {
  const folder = mkdtempSync(path.join(tmpdir(), "crm-postgres-"));
  const password = randomBytes(16).toString("hex");
  writeFileSync(path.join(folder, "password"), password, { mode: 0o600 });
  const bin = copyForUser(programs, folder);
  if (user.uid) execFileSync("chown", ["-R", `${user.uid}:${user.gid}`, folder]);

  const port = await findFreePort();
  const given = Object.entries({ ...options, port }).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`,
  ]);
  // INT closes the connections; with TERM the server would wait for its clients.
  const { output, stop } = runTied(["sh", "-c", script, bin, ...given], folder, "INT", user);
  await waitUntilReady(output);
  return { url: `postgres://tests:${password}@127.0.0.1:${port}/postgres`, stop };
}

/** The project's folder may be closed to another user. */
function copyForUser(programs: string, folder: string): string {
  if (!user.uid || !programs.startsWith(projectRoot)) return programs;
  const copy = path.join(folder, "programs");
  cpSync(path.dirname(programs), copy, { recursive: true, verbatimSymlinks: true });
  return path.join(copy, "bin");
}

async function waitUntilReady(output: Readable): Promise<void> {
  let printed = "";
  await new Promise<void>((resolve, reject) => {
    output.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
      if (printed.includes("ready to accept connections")) resolve();
    });
    output.on("end", () => reject(new Error(`PostgreSQL did not start:\n${printed}`)));
  });
  // The log of what tests do is not needed, but a full pipe would stop the server.
  output.removeAllListeners("data").resume();
}
