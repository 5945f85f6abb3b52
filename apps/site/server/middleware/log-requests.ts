import { livenessPath, readinessPath } from "@crm/contract/health";
import { isTrustedProxy, listTrustedProxies } from "@crm/server-kit/client-address";
import { answeredRoute, followRequests } from "@crm/server-kit/follow-requests";
import { requestIdHeader } from "@crm/server-kit/request-id";
import type { Context } from "hono";
import { log } from "../../app/backend/.server/log.ts";
import { pagePath } from "../page-cache/page-key.ts";
import type { PathTable } from "../path-table.ts";
import type { ServerEnvironment } from "../server-bindings.ts";
import { hasFileExtension } from "./answer-unknown-paths.ts";

/**
 * Gives each request an id, or uses the one of a trusted proxy, measures and logs it. Pages answered
 * from the cache are counted, but not logged.
 */
export function logRequests(trustedProxies: readonly string[], paths: PathTable) {
  const proxies = listTrustedProxies(trustedProxies);
  return followRequests({
    log,
    findGivenId(c: Context<ServerEnvironment>) {
      const connection = c.env?.incoming?.socket.remoteAddress ?? "";
      return isTrustedProxy(connection, proxies) ? c.req.header(requestIdHeader) : undefined;
    },
    nameRoute(c: Context<ServerEnvironment>) {
      const key = c.get("pageKey");
      const page = key && paths.patternOf(pagePath(key));
      if (page) return page;
      const route = answeredRoute(c);
      return route === "other" && hasFileExtension(c.req.path) && c.res.ok ? "file" : route;
    },
    chooseLevel,
  });
}

/**
 * Probes are frequent, and a flood beyond a limit must not fill the log: debug level. The log says
 * elsewhere why the site is not ready.
 */
function chooseLevel(route: string, status: number): "debug" | "info" | "error" {
  if (route === readinessPath || route === livenessPath || status === 429) return "debug";
  return status >= 500 ? "error" : "info";
}
