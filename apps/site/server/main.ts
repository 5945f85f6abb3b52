import { join } from "node:path";
import * as build from "virtual:react-router/server-build";
import { createStop } from "@crm/contract/stop-server";
import type { ServerBuild } from "react-router";
import { log } from "../app/backend/.server/log.ts";
import { readSiteSettings, type SiteSettings } from "../app/backend/.server/settings.ts";
import { createHttpServer } from "./http-server.ts";
import { createSite } from "./site.ts";

/** How long requests under way may take to end when the site is told to stop. */
const stopMs = 10_000;

start(readSettingsOrStop());

function start(settings: SiteSettings): void {
  const filesRoot = join(import.meta.dirname, "../client");
  const site = createSite(settings, build as ServerBuild, filesRoot);
  const server = createHttpServer(site.listener);
  server.on("error", (error) => {
    log.fatal({ error }, `The site can't listen on port ${settings.port}.`);
    process.exit(1);
  });
  server.listen(settings.port, settings.host, () => {
    log.info({ url: settings.siteUrl, port: settings.port }, "The site is ready");
    site.watchBackOffice();
  });
  const stop = createStop(server);
  let stopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    // A service manager tells every process, and then the one that started this tells it again.
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      // An article that was taken off must not come back because its removal was not yet written.
      stop(() => void site.settle().then(() => process.exit(0)));
      setTimeout(() => process.exit(0), stopMs).unref();
    });
  }
}

function readSettingsOrStop(): SiteSettings {
  try {
    return readSiteSettings(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
