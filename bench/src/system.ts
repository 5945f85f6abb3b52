import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type App, startApp } from "../../scripts/process/app.ts";
import { backofficeApp, siteApp } from "../../scripts/process/apps.ts";
import { findFreePort } from "../../scripts/process/ports.ts";

const host = "127.0.0.1";

/** Both apps on free ports, with data of their own and without mail. */
export async function startSystem() {
  const dataDir = mkdtempSync(path.join(tmpdir(), "crm-bench-"));
  const [sitePort, backofficePort] = await Promise.all([findFreePort(), findFreePort()]);
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
  const apps = await Promise.all([
    start(backofficeApp({ host, port: backofficePort, env })),
    start(siteApp({ host, port: sitePort, env })),
  ]);
  return {
    dataDir,
    siteUrl: `http://${host}:${sitePort}`,
    backofficeUrl: `http://${host}:${backofficePort}`,
    async stop() {
      await Promise.all(apps.map((app) => app.stop()));
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** Starts one of the yardsticks in a process of its own, as the apps are. */
export async function startYardstick(script: string, args: readonly string[]) {
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
  if (await running.ready) return running;
  throw new Error(`The ${app.name} did not start:\n${printed.join("\n")}`);
}
