import { join } from "node:path";
import * as build from "virtual:react-router/server-build";
import { listen } from "@crm/server-kit/listen";
import { startMetricsServer } from "@crm/server-kit/metrics-server";
import { keepSharingAssets } from "@crm/server-kit/share-assets";
import { shrinkWhenIdle } from "@crm/server-kit/shrink-when-idle";
import { createShutdown } from "@crm/server-kit/shutdown";
import type { ServerBuild } from "react-router";
import { log } from "../app/backend/.server/log.ts";
import { readSiteSettings, type SiteSettings } from "../app/backend/.server/settings.ts";
import { createHttpServer } from "./http-server.ts";
import { lockFolder } from "./lock-folder.ts";
import { createSite } from "./site.ts";

await start(orStop(() => readSiteSettings(process.env)));

async function start(settings: SiteSettings): Promise<void> {
  const filesRoot = join(import.meta.dirname, "../client");
  const stopSignal = new AbortController();
  orStop(() => lockFolder(settings.dataDir));
  // Other copies of the site must have the assets of this one's pages before the first page.
  const { assetsDir } = settings;
  await keepSharingAssets(join(filesRoot, "assets"), join(assetsDir, "assets"), log);
  const drainSignal = new AbortController();
  const site = orStop(() =>
    createSite(settings, build as ServerBuild, filesRoot, stopSignal.signal, drainSignal.signal),
  );
  const server = createHttpServer(site.listener);
  server.on("error", (error) => {
    log.fatal({ error }, `The site can't listen on port ${settings.port}.`);
    process.exit(1);
  });
  // Pending writes finish first, so that an unpublished article does not reappear after a restart.
  const shutDown = createShutdown({
    ...{ server, log, stopSignal, drainSignal },
    stopWorkers: () => site.stop(),
    close: () => site.flush(),
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, shutDown);
  listen(server, settings, () => {
    log.info({ url: settings.siteUrl, port: settings.port }, "The site is ready");
    site.start();
    startMetricsServer({ ...settings.metrics, log });
    shrinkWhenIdle();
  });
}

/** A wrong setting or file ends the start with one sentence. */
function orStop<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
