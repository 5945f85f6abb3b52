import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { completeFirstLogin } from "../../e2e/fixtures/first-login.ts";
import { startApp } from "../../scripts/process/app.ts";
import { backofficeApp } from "../../scripts/process/apps.ts";
import { findFreePort } from "../../scripts/process/ports.ts";
import { inProject } from "../../scripts/process/project.ts";
import type { LoopReport } from "./stalls/watch-loop.ts";

const host = "127.0.0.1";

/** A back office in a process of its own, which reports its memory and for how long its event loop was blocked. */
export interface MeasuredOffice {
  url: string;
  databaseUrl: string;
  /** The Cookie header of the administrator's session. */
  cookie: string;
  /** What has happened since the last report. */
  readLoop(): Promise<LoopReport>;
  /** What it has printed: when it ended by itself, the last lines say why. */
  printed: readonly string[];
  /** Stops it and deletes its files. */
  stop(): Promise<void>;
}

/**
 * Starts a back office with an empty database.
 *
 * @param heapLimit the largest heap of its main thread; megabytes
 * @param databaseUrl without it, a SQLite file
 */
export async function startMeasuredOffice(
  heapLimit: number,
  databaseUrl?: string,
): Promise<MeasuredOffice> {
  const folder = mkdtempSync(join(tmpdir(), "bench-office-"));
  const [port, loopPort] = await Promise.all([findFreePort(), findFreePort()]);
  const url = `http://${host}:${port}`;
  const database = databaseUrl ?? `file:${join(folder, "backoffice.sqlite")}`;
  const app = backofficeApp({
    ...{ host, port },
    env: {
      HOST: host,
      BACKOFFICE_PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: database,
      SMTP_URL: "",
      LOG_LEVEL: "warn",
      BENCH_LOOP_PORT: String(loopPort),
    },
  });
  const watch = `--import=${pathToFileURL(inProject("bench/src/stalls/watch-loop.ts"))}`;
  const heap = `--max-old-space-size=${heapLimit}`;
  const printed: string[] = [];
  const office = startApp({ ...app, args: [heap, watch, ...app.args] }, (line) =>
    printed.push(line),
  );
  const stop = async () => {
    await office.stop();
    rmSync(folder, { recursive: true });
  };
  try {
    if (!(await office.ready)) throw new Error(printed.join("\n"));
    const login = await completeFirstLogin(url, printed);
    const { headers } = await fetch(`${url}/api/desk/sign-in`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(login),
    });
    return {
      ...{ url, databaseUrl: database, printed, stop },
      cookie: headers.getSetCookie()[0]?.split(";")[0] ?? "",
      readLoop: async () =>
        (await (await fetch(`http://${host}:${loopPort}`)).json()) as LoopReport,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
