import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../http/app-env.ts";
import { findClientAddress, readAssertion } from "../http/client-address.ts";
import type { Services } from "../services.ts";
import type { LimitedRoute } from "./rate-limits.ts";

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
