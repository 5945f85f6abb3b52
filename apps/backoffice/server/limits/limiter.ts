import { type CreateCounter, createRateLimiter } from "@crm/server-kit/rate-limiter";
import { HttpError } from "../http/http-error.ts";
import { type LimitedRoute, rateLimits } from "./rate-limits.ts";

/**
 * Counts requests against `rateLimits`.
 *
 * @param key the client's address, or what else the limit counts
 * @throws HttpError 429 with `Retry-After` when the limit is reached
 */
export type ConsumeRateLimit = (route: LimitedRoute, key: string) => Promise<void>;

export function createLimiter(createCounter?: CreateCounter): ConsumeRateLimit {
  const consume = createRateLimiter(rateLimits, createCounter);
  return async (route, key) => {
    const seconds = await consume(route, key);
    if (seconds === undefined) return;
    throw new HttpError(429, "Too many requests, please try again a little later", {
      headers: { "Retry-After": String(seconds) },
    });
  };
}
