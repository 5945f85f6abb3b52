/**
 * `npm start`: builds what is missing or stale, starts the back office and the site, prints their
 * addresses and keeps them running until Ctrl-C.
 */
import { shutdownTimes } from "@crm/server-kit/shutdown";
import { buildStale } from "./builds/build-stale.ts";
import { builds } from "./builds/builds.ts";
import { backofficeApp, siteApp } from "./process/apps.ts";
import { loadEnvFile } from "./process/env-file.ts";
import { followShell } from "./process/follow-shell.ts";
import { hangLimit } from "./process/health.ts";
import { listPorts, readLaunchSettings } from "./process/launch-settings.ts";
import { rejectBusyPorts } from "./process/ports.ts";
import { createSupervisor } from "./process/supervisor.ts";
import { terminalLine } from "./process/terminal-line.ts";

let stoppingSince: number | undefined;
let firstLogin: string | undefined;
const supervisor = createSupervisor(printLine, { hangLimit });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stopOrForce);
followShell(stop);
void supervisor.allStopped.then(stop);

try {
  await start();
} catch (error) {
  if (stoppingSince === undefined) {
    await supervisor.stopAll();
    printFirstLogin();
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

async function stop(): Promise<void> {
  if (stoppingSince !== undefined) return;
  stoppingSince = Date.now();
  await supervisor.stopAll();
  console.info("Stopped.");
  process.exit(0);
}

/** npm repeats a signal that the terminal has already sent, so only a later one forces the exit. */
function stopOrForce(): void {
  const isRepeat =
    stoppingSince !== undefined && Date.now() - stoppingSince >= shutdownTimes.repeatMs;
  // The apps end with this process.
  if (isRepeat) process.exit(1);
  void stop();
}

async function start(): Promise<void> {
  loadEnvFile();
  const { site, backoffice } = readLaunchSettings(process.env);
  await rejectBusyPorts(listPorts({ site, backoffice }));
  const wanted = builds.filter(({ name }) => (name === "desk" ? backoffice : site));
  if (!(await buildStale(wanted))) throw new Error("Not started, because the build failed.");

  const apps = [
    ...(backoffice ? [backofficeApp(backoffice)] : []),
    ...(site ? [siteApp(site)] : []),
  ];
  const ready = await Promise.all(apps.map((app) => supervisor.keepRunning(app)));
  if (!ready.every(Boolean)) throw new Error("Not started; see the reason above.");
  console.info("");
  if (site) console.info(`Site         ${site.siteUrl}`);
  if (backoffice) console.info(`Back office  ${backoffice.backofficeUrl}/admin`);
  printFirstLogin();
  console.info("Ctrl-C stops it.");
}

/**
 * In a terminal, log lines are printed as sentences; otherwise they stay unchanged for log
 * collectors. The first login is printed only once, so it is printed last, where people see it.
 */
function printLine(line: string): void {
  if (line.startsWith("Administrator: ")) firstLogin = line;
  else console.info(process.stdout.isTTY ? terminalLine(line) : line);
}

function printFirstLogin(): void {
  if (firstLogin) console.info(`${firstLogin} (shown only once)`);
  firstLogin = undefined;
}
