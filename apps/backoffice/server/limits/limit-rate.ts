import { visitorLimitHeader } from "@crm/contract/extensions/visitor-limit";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../http/app-env.ts";
import { findClientAddress, readAssertion } from "../http/caller.ts";
import type { Services } from "../services.ts";
import type { LimitedRoute } from "./rate-limits.ts";

/**
 * Marks a 429 that is about the visitor whom the site has signed. It has no mark when everybody counts as
 * one client, because the site's signature is not accepted.
 */
export function markVisitorLimits(services: Services) {
  return createMiddleware<AppEnv>(async (c, next) => {
    await next();
    if (c.res.status !== 429 || !readAssertion(c, services)?.visitor) return;
    c.res.headers.set(visitorLimitHeader, "visitor");
  });
}

/**
 * Counts a request against the limit of its route. It runs before the body is read, so that a
 * malformed or oversized request counts too.
 */
export function limitRate(services: Services, route: LimitedRoute) {
  return createMiddleware<AppEnv>(async (c, next) => {
    // The site has counted a submission from its spool when the visitor sent it.
    const isSpooled = readAssertion(c, services)?.spooled !== undefined;
    if (isSpooled) await services.consumeRateLimit("spooledLead", "the site");
    else await services.consumeRateLimit(route, findClientAddress(c, services));
    await next();
  });
}
