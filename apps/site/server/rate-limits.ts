import { toLimitKey } from "@crm/server-kit/client-address";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/**
 * How often one client may do what. A client is an IPv4 address or an IPv6 /64. Many phones share
 * one address at an Indian mobile carrier, so the limits leave room for a crowd.
 */
export const rateLimits = {
  demo: { requests: 30, seconds: 600 },
  enterprise: { requests: 30, seconds: 600 },
  contact: { requests: 30, seconds: 600 },
  feedback: { requests: 60, seconds: 600 },
  /** Pages of `/search`; the titles of a search box are one file for everybody. */
  search: { requests: 120, seconds: 60 },
  challenge: { requests: 120, seconds: 600 },
} as const;

export type LimitedThing = keyof typeof rateLimits;

/**
 * Counts one request.
 *
 * @returns seconds until the client may try again, or undefined when she may now
 */
export type ConsumeRateLimit = (
  thing: LimitedThing,
  address: string,
) => Promise<number | undefined>;

/** Counts in this process's memory: several copies of the site each allow the full number. */
export function createLimiter(): ConsumeRateLimit {
  const limiters = new Map(
    Object.entries(rateLimits).map(([thing, { requests, seconds }]) => [
      thing,
      new RateLimiterMemory({ keyPrefix: thing, points: requests, duration: seconds }),
    ]),
  );
  return async (thing, address) => {
    try {
      await limiters.get(thing)?.consume(toLimitKey(address));
      return undefined;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      return Math.max(1, Math.ceil(error.msBeforeNext / 1_000));
    }
  };
}
