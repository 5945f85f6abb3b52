import { RateLimiterRes } from "rate-limiter-flexible";
import { toLimitKey } from "./client-address.ts";
import { createMemoryCounter } from "./memory-counter.ts";
import { createCounter as createMetric } from "./metrics.ts";

/** How many requests one client may send in a window of time. */
export interface RateLimit {
  requests: number;
  seconds: number;
}

/**
 * Counts one request of a client.
 *
 * @param name the limit that it counts for
 * @param address the client's IP address
 * @returns whole seconds until the client may retry, or undefined when the request is allowed
 */
export type ConsumeRateLimit<Name extends string> = (
  name: Name,
  address: string,
) => Promise<number | undefined>;

/** Counts one limit's requests, or another event, by key. */
export type Counter = ReturnType<typeof createMemoryCounter>;

/** Creates the counter of one limit: so many points in so many seconds. */
export type CreateCounter = (options: {
  keyPrefix: string;
  points: number;
  duration: number;
}) => Counter;

const hits = createMetric({
  name: "limit_hits_total",
  help: "Requests that a rate limit has rejected, by the limit's name",
  labelNames: ["limit"],
});

/**
 * Counts a rejected request in the metrics, for limits that are not in a table.
 *
 * @example countLimitHit("wrongPassword")
 */
export function countLimitHit(limit: string): void {
  hits.inc({ limit });
}

/**
 * Creates counters for a table of rate limits. Node only.
 *
 * @param createCounter where they count; in this process's memory unless given
 * @example await createRateLimiter({ demo: { requests: 30, seconds: 600 } })("demo", "192.0.2.1") // undefined
 */
export function createRateLimiter<Name extends string>(
  limits: Readonly<Record<Name, RateLimit>>,
  createCounter: CreateCounter = createMemoryCounter,
): ConsumeRateLimit<Name> {
  const counters = new Map(
    Object.entries<RateLimit>(limits).map(([name, { requests, seconds }]) => [
      name,
      createCounter({ keyPrefix: name, points: requests, duration: seconds }),
    ]),
  );
  return async (name, address) => {
    try {
      await counters.get(name)?.consume(toLimitKey(address));
      return undefined;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      countLimitHit(name);
      return Math.max(1, Math.ceil(error.msBeforeNext / 1_000));
    }
  };
}
