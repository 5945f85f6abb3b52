import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { type App, startApp } from "../../scripts/process/app.ts";
import { backofficeApp, siteApp } from "../../scripts/process/apps.ts";
import { findFreePort } from "../../scripts/process/ports.ts";
import { inProject } from "../../scripts/process/project.ts";

const host = "127.0.0.1";

/** Loaded into an app, it answers on a port of its own how long the event loop was held. */
const watchLoop = `--import=${pathToFileURL(inProject("bench/src/stalls/watch-loop.ts"))}`;

/**
 * Both apps on free ports, with data of their own and without mail.
 *
 * @param isWatched whether both tell how long their event loops are held
 */
export async function startSystem({ isWatched = false } = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), "crm-bench-"));
  const [sitePort, backofficePort, siteLoop, backofficeLoop] = await Promise.all([
    findFreePort(),
    findFreePort(),
    findFreePort(),
    findFreePort(),
  ]);
  const env = {
    HOST: host,
    SITE_PORT: String(sitePort),
    BACKOFFICE_PORT: String(backofficePort),
    DATA_DIR: dataDir,
    // Every request comes from this machine; the limits count by the addresses that it names.
    TRUSTED_PROXIES: host,
    LOG_LEVEL: "warn",
    SMTP_URL: "",
    SITE_URL: "",
    BACKOFFICE_URL: "",
    DATABASE_URL: "",
  };
  const withWatch = (loopPort: number) =>
    isWatched ? { ...env, NODE_OPTIONS: watchLoop, BENCH_LOOP_PORT: String(loopPort) } : env;
  const [office, site] = await Promise.all([
    start(backofficeApp({ host, port: backofficePort, env: withWatch(backofficeLoop) })),
    start(siteApp({ host, port: sitePort, env: withWatch(siteLoop) })),
  ]);
  const apps = [office, site];
  return {
    dataDir,
    /** Whom the first start has made. */
    administrator: readAdministrator(office.printed),
    /** Where each app tells how long its event loop was held, when it is watched. */
    loops: { site: siteLoop, backoffice: backofficeLoop },
    siteUrl: `http://${host}:${sitePort}`,
    backofficeUrl: `http://${host}:${backofficePort}`,
    async stop() {
      await Promise.all(apps.map((app) => app.stop()));
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** Starts one of the yardsticks in a process of its own, as the apps are. */
export async function startBaseline(script: string, args: readonly string[]) {
  const port = await findFreePort();
  const url = `http://${host}:${port}`;
  const app = await start({
    name: script,
    args: [`bench/src/${script}`, String(port), ...args],
    healthUrl: `${url}/healthz`,
  });
  return { url, stop: () => app.stop() };
}

async function start(app: App) {
  const printed: string[] = [];
  const running = startApp(app, (line) => printed.push(line));
  if (await running.ready) return { ...running, printed };
  throw new Error(`The ${app.name} did not start:\n${printed.join("\n")}`);
}

function readAdministrator(printed: readonly string[]): { email: string; password: string } {
  for (const line of printed) {
    const [, email, password] = /^Administrator: (\S+) \/ (\S+)$/.exec(line) ?? [];
    if (email && password) return { email, password };
  }
  throw new Error("The back office did not name its administrator");
}
