import { mediaPath } from "@crm/contract/extensions/media";
import { livenessPath, readinessPath } from "@crm/contract/health";
import { answeredRoute, followRequests } from "@crm/server-kit/follow-requests";
import { requestIdHeader } from "@crm/server-kit/request-id";
import type { Logger } from "pino";

/**
 * Gives each request an id, measures and logs it. A well-formed id of the caller is used: the site
 * sends its own, so that a visitor's request can be found in both logs.
 */
export function logRequests(log: Logger) {
  return followRequests({
    log,
    findGivenId: (c) => c.req.header(requestIdHeader),
    nameRoute: answeredRoute,
    chooseLevel: (route, status) => (isFrequent(route) || isTold(status) ? "debug" : "info"),
  });
}

/** A bad request has a line of its own with its reason; a flood beyond a limit must not fill the log. */
function isTold(status: number): boolean {
  return status === 400 || status === 429;
}

/** Probes, pictures and the desk's files are many and say little. */
function isFrequent(route: string): boolean {
  if (route === livenessPath || route === readinessPath) return true;
  return route.startsWith(mediaPath) || route.startsWith("/admin");
}
