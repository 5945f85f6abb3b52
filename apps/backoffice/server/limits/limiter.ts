import { toLimitKey } from "@crm/server-kit/client-address";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { HttpError } from "../http/http-error.ts";

import { type LimitedRoute, rateLimits } from "./rate-limits.ts";

/**
 * Counts requests against `rateLimits`.
 *
 * @throws HttpError 429 with `Retry-After` when the address has reached the limit
 */
export type ConsumeRateLimit = (route: LimitedRoute, address: string) => Promise<void>;

/** Counts in this process's memory: several processes each allow the full number. */
export function createLimiter(): ConsumeRateLimit {
  const limiters = new Map(
    Object.entries(rateLimits).map(([route, { requests, seconds }]) => [
      route,
      new RateLimiterMemory({ keyPrefix: route, points: requests, duration: seconds }),
    ]),
  );
  return async (route, address) => {
    try {
      await limiters.get(route)?.consume(toLimitKey(address));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1_000));
      throw new HttpError(429, "Too many requests, please try again a little later", {
        headers: { "Retry-After": String(seconds) },
      });
    }
  };
}
