import { createRateLimiter } from "@crm/server-kit/rate-limiter";
import { HttpError } from "../http/http-error.ts";
import { type LimitedRoute, rateLimits } from "./rate-limits.ts";

/**
 * Counts requests against `rateLimits`.
 *
 * @throws HttpError 429 with `Retry-After` when the address has reached the limit
 */
export type ConsumeRateLimit = (route: LimitedRoute, address: string) => Promise<void>;

export function createLimiter(): ConsumeRateLimit {
  const consume = createRateLimiter(rateLimits);
  return async (route, address) => {
    const seconds = await consume(route, address);
    if (seconds === undefined) return;
    throw new HttpError(429, "Too many requests, please try again a little later", {
      headers: { "Retry-After": String(seconds) },
    });
  };
}
