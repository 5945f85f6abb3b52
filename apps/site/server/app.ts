import { publishEventPath } from "@crm/contract/extensions/publish-event";
import { healthPath } from "@crm/contract/health";
import { type Context, Hono } from "hono";
import { log } from "../app/backend/.server/log.ts";
import type { SiteSettings } from "../app/backend/.server/settings.ts";
import { answerUnknownPaths } from "./middleware/answer-unknown-paths.ts";
import { logRequests } from "./middleware/log-requests.ts";
import { redirectPaths } from "./middleware/redirect-paths.ts";
import {
  refuseBadPaths,
  refuseEncodedBodies,
  refuseLargeBodies,
} from "./middleware/refuse-requests.ts";
import { servePages } from "./middleware/serve-pages.ts";
import { serveStaticFiles } from "./middleware/serve-static-files.ts";
import { setSecurityHeaders } from "./middleware/set-security-headers.ts";
import type { PageCache } from "./page-cache/page-cache.ts";
import type { PathTable } from "./path-table.ts";
import { answerPublishEvent, type DropContent } from "./publish-event.ts";
import type { ServerEnvironment } from "./server-bindings.ts";

export interface AppParts {
  settings: SiteSettings;
  paths: PathTable;
  pages: PageCache;
  drop: DropContent;
  /** Folder of the client build; in development Vite serves the files instead. */
  filesRoot: string | undefined;
}

/** Everything that a request passes which the page cache has not answered, in order. */
export function createApp({ settings, paths, pages, drop, filesRoot }: AppParts) {
  const app = new Hono<ServerEnvironment>();
  app.onError(answerFault);

  app.use(logRequests);
  app.use(setSecurityHeaders(settings.siteUrl));
  app.use(refuseBadPaths);
  app.use(refuseEncodedBodies);
  app.use(refuseLargeBodies);

  app.get(healthPath, (c) => c.json({ ok: true }));
  app.post(publishEventPath, answerPublishEvent(settings.publishSecret, drop));

  if (filesRoot) app.use(serveStaticFiles(filesRoot));
  app.use(redirectPaths(paths));
  app.use(answerUnknownPaths(paths));
  app.use(servePages(pages, paths));
  return app;
}

function answerFault(error: Error, c: Context) {
  log.error({ error, path: c.req.path }, "A request ended in a fault");
  return c.text("Something went wrong on our side. Please try again.", 500);
}
