import type { RequestListener } from "node:http";
import { join } from "node:path";
import { findFreeBytes, measureDisk } from "@crm/server-kit/free-disk";
import { nameCopy } from "@crm/server-kit/readiness";
import { spoolFile } from "@crm/server-kit/spool-file";
import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import { createBackend } from "../app/backend/.server/backend.ts";
import { createAnswerStore } from "../app/backend/.server/hosts/answer-store.ts";
import { createBackOfficeCheck } from "../app/backend/.server/hosts/back-office-check.ts";
import { log } from "../app/backend/.server/log.ts";
import { createPictureStore } from "../app/backend/.server/pictures/picture-store.ts";
import type { SiteSettings } from "../app/backend/.server/settings.ts";
import { measureSpool } from "../app/backend/.server/spool/measure-spool.ts";
import { SpoolUnavailable } from "../app/backend/.server/spool/open-spool.ts";
import { createSpool, type Spool } from "../app/backend/.server/spool/spool.ts";
import { createApp } from "./app.ts";
import { createRejectionWatch } from "./forms/watch-rejections.ts";
import { createListener } from "./listener.ts";
import { watchEventLoop } from "./load-shedding.ts";
import { dropChangedPages } from "./page-cache/drop-changed-pages.ts";
import { createPageCache } from "./page-cache/page-cache.ts";
import { createPathTable } from "./path-table.ts";
import { createSiteReadiness } from "./readiness.ts";
import { createPageRenderer, routePatterns } from "./render-pages.ts";
import { securityHeaders } from "./security-headers.ts";

export interface Site {
  /** The listener for Node's HTTP server. */
  listener: RequestListener;
  /** Waits until all pending writes to disk are done. */
  flush(): Promise<void>;
  /**
   * Starts to check whether the back office would accept this site's requests, to forward submissions
   * that it has not accepted yet, and to follow its content changes.
   */
  start(): void;
  /** Stops following and forwarding; submissions that are not accepted yet stay on disk. */
  stop(): Promise<void>;
}

/**
 * Creates the site from its parts.
 *
 * @param build React Router's server build
 * @param filesRoot folder of the client build; absent in development
 * @param stopSignal aborted when the site stops: pending requests must then be answered at once
 * @param drainSignal aborted when a shutdown begins
 */
export function createSite(
  settings: SiteSettings,
  build: ServerBuild,
  filesRoot?: string,
  stopSignal?: AbortSignal,
  drainSignal?: AbortSignal,
): Site {
  log.level = settings.logLevel;
  const mode = filesRoot ? "production" : "development";
  const answers = createAnswerStore(join(settings.dataDir, "site-answers"), settings.adminUrl);
  const spool = createSpool(join(settings.dataDir, spoolFile));
  openAtStart(spool);
  const check = createBackOfficeCheck(settings, Date.now, async () => ({
    source: nameCopy("site", settings.dataDir),
    failing: await readiness.findFailing(),
  }));
  const backend = createBackend(settings, {
    ...{ store: answers, spool },
    pictureStore: createPictureStore(join(settings.dataDir, "site-pictures")),
    backOffice: check,
  });
  const paths = createPathTable(routePatterns(build), Object.keys(build.routes));
  const render = createPageRenderer(build, settings, backend, mode);
  const pages = createPageCache({
    render,
    extraHeaders: securityHeaders(settings.siteUrl),
  });
  const rejections = createRejectionWatch();
  const { dataDir } = settings;
  const readiness = createSiteReadiness({ dataDir, spool, backOffice: check, rejections });
  const app = createApp({
    settings,
    backend,
    paths,
    pages,
    render,
    readiness,
    rejections,
    filesRoot,
    readEventLoopDelay: watchEventLoop(),
    stopSignal,
    drainSignal,
  });
  const appListener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  measureSpool(spool);
  measureDisk(() => findFreeBytes(settings.dataDir));
  return {
    listener: createListener(new URL(settings.siteUrl).host, pages, paths, appListener),
    flush: () => answers.flush(),
    start() {
      check.start();
      backend.forwarder.start();
      dropChangedPages(backend, pages);
    },
    stop() {
      backend.changeFollower.stop();
      return backend.forwarder.stop();
    },
  };
}

/** A wrong file stops the start. A full disk does not: pages need no spool, and readiness reports it. */
function openAtStart(spool: Spool): void {
  try {
    spool.open();
  } catch (error) {
    if (!(error instanceof SpoolUnavailable)) throw error;
    log.error({ error }, "The spool of submissions can't be opened");
  }
}
