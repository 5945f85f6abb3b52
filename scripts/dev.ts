/**
 * `npm run dev`: both apps from their sources. After a change Vite updates the site, the back office
 * restarts, and the desk is built again (reload its page to see it).
 */
import { rmSync } from "node:fs";
import { builds } from "./builds/builds.ts";
import type { App } from "./process/app.ts";
import { backofficeApp, siteApp } from "./process/apps.ts";
import { loadEnvFile } from "./process/env-file.ts";
import { followShell } from "./process/follow-shell.ts";
import { listPorts, readLaunchSettings } from "./process/launch-settings.ts";
import { rejectBusyPorts } from "./process/ports.ts";
import { commandFile } from "./process/project.ts";
import { createSupervisor } from "./process/supervisor.ts";
import { terminalLine } from "./process/terminal-line.ts";

const supervisor = createSupervisor((line) => console.info(terminalLine(line)));
let stopping = false;
const stop = () => {
  if (stopping) return;
  stopping = true;
  void supervisor.stopAll().then(() => process.exit(0));
};
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
followShell(stop);

try {
  loadEnvFile();
  const { site, backoffice } = readLaunchSettings(process.env);
  await rejectBusyPorts(listPorts({ site, backoffice }));
  const env = { NODE_ENV: "development" };
  const apps: App[] = site
    ? [{ ...siteApp({ ...site, env }), args: ["apps/site/server/dev.ts"] }]
    : [];
  if (backoffice) {
    const app = backofficeApp({ ...backoffice, env });
    apps.push({ ...app, args: ["--watch", "--watch-preserve-output", ...app.args] }, watchDesk());
  }
  const ready = await Promise.all(apps.map((app) => supervisor.keepRunning(app)));
  if (!ready.every(Boolean)) throw new Error("Not started; see the reason above.");
  console.info("");
  if (site) console.info(`Site         ${site.siteUrl}`);
  if (backoffice) console.info(`Back office  ${backoffice.backofficeUrl}/admin`);
} catch (error) {
  await supervisor.stopAll();
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** Builds the desk now and after each change; `npm start` treats this build as stale. */
function watchDesk(): App {
  const desk = builds.find(({ name }) => name === "desk");
  if (desk) rmSync(desk.stamp, { force: true });
  return {
    name: "desk's build",
    args: [commandFile("vite", "vite", "apps/backoffice"), "build", "--watch"],
    cwd: "apps/backoffice",
  };
}
