import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { type App, startApp } from "../../scripts/process/app.ts";
import { backofficeApp, siteApp } from "../../scripts/process/apps.ts";
import { findFreePort } from "../../scripts/process/ports.ts";
import { inProject } from "../../scripts/process/project.ts";

const host = "127.0.0.1";

/** Loaded into an app, it answers on a separate port how long the event loop was blocked. */
const watchLoop = `--import=${pathToFileURL(inProject("bench/src/stalls/watch-loop.ts"))}`;

interface SystemOptions {
  /** Whether both apps report how long their event loops are blocked. */
  isWatched?: boolean;
  /** More variables of their environment. */
  settings?: Record<string, string>;
}

/** How long each app took until it answered, beside the start of the other one. Milliseconds. */
export interface StartTimes {
  site: number;
  backOffice: number;
}

/** Where both apps and their data are. */
export interface Place {
  dataDir: string;
  siteUrl: string;
  backofficeUrl: string;
}

/** Chooses free ports and a new folder for the data, and names the variables that set them. No mail is sent. */
export async function choosePlace() {
  const dataDir = mkdtempSync(path.join(tmpdir(), "crm-bench-"));
  const [sitePort, backofficePort] = await Promise.all([findFreePort(), findFreePort()]);
  const env = {
    HOST: host,
    SITE_PORT: String(sitePort),
    BACKOFFICE_PORT: String(backofficePort),
    DATA_DIR: dataDir,
    // Every request comes from this machine, so the limits use the X-Forwarded-For addresses.
    TRUSTED_PROXIES: host,
    LOG_LEVEL: "warn",
    SMTP_URL: "",
    SITE_URL: "",
    BACKOFFICE_URL: "",
    DATABASE_URL: "",
  };
  const siteUrl = `http://${host}:${sitePort}`;
  const backofficeUrl = `http://${host}:${backofficePort}`;
  return { dataDir, sitePort, backofficePort, siteUrl, backofficeUrl, env };
}

/** Starts both apps on free ports, with separate data and, unless the settings say so, without mail. */
export async function startSystem({ isWatched = false, settings }: SystemOptions = {}) {
  const { dataDir, sitePort, backofficePort, siteUrl, backofficeUrl, ...place } =
    await choosePlace();
  const [siteLoop, backofficeLoop] = await Promise.all([findFreePort(), findFreePort()]);
  const env = { ...place.env, ...settings };
  const withWatch = (loopPort: number) =>
    isWatched ? { ...env, NODE_OPTIONS: watchLoop, BENCH_LOOP_PORT: String(loopPort) } : env;
  const startBoth = () =>
    Promise.all([
      start(backofficeApp({ host, port: backofficePort, env: withWatch(backofficeLoop) })),
      start(siteApp({ host, port: sitePort, env: withWatch(siteLoop) })),
    ] as const);
  let apps = await startBoth();
  const [office] = apps;
  return {
    dataDir,
    /** The administrator that the first start has created. */
    administrator: readAdministrator(office.printed),
    /** The ports on which each watched app reports how long its event loop was blocked. */
    loops: { site: siteLoop, backoffice: backofficeLoop },
    siteUrl,
    backofficeUrl,
    /** Starts both again at the same time with the same data. */
    async restart(): Promise<StartTimes> {
      await Promise.all(apps.map((app) => app.stop()));
      apps = await startBoth();
      const [backOffice, site] = apps;
      return { site: site.startMs, backOffice: backOffice.startMs };
    },
    async stop() {
      await Promise.all(apps.map((app) => app.stop()));
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** Starts one of the baselines in a separate process, like the apps. */
export async function startBaseline(script: string, args: readonly string[]) {
  const port = await findFreePort();
  const url = `http://${host}:${port}`;
  const app = await start({
    name: script,
    args: [`bench/src/${script}`, String(port), ...args],
    healthUrl: `${url}/livez`,
  });
  return {
    url,
    /** The seconds of CPU time that it has used. */
    async readCpuSeconds(): Promise<number> {
      const usage = await (await fetch(`${url}/livez`)).json();
      const { user, system } = usage as NodeJS.CpuUsage;
      return (user + system) / 1e6;
    },
    stop: () => app.stop(),
  };
}

async function start(app: App) {
  const printed: string[] = [];
  const began = performance.now();
  const running = startApp(app, (line) => printed.push(line));
  if (await running.ready) return { ...running, printed, startMs: performance.now() - began };
  throw new Error(`The ${app.name} did not start:\n${printed.join("\n")}`);
}

function readAdministrator(printed: readonly string[]): { email: string; password: string } {
  for (const line of printed) {
    const [, email, password] = /^Administrator: (\S+) \/ (\S+)$/.exec(line) ?? [];
    if (email && password) return { email, password };
  }
  throw new Error("The back office did not print its administrator");
}
