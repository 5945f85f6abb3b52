import { toLimitKey } from "@crm/server-kit/client-address";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/**
 * The rate limits of one client: an IPv4 address or an IPv6 /64. Many phones of an Indian mobile
 * carrier share one address, so the limits are high.
 */
export const rateLimits = {
  demo: { requests: 30, seconds: 600 },
  enterprise: { requests: 30, seconds: 600 },
  contact: { requests: 30, seconds: 600 },
  /** Valid submissions of the three forms without JavaScript, which have no captcha. */
  heldLead: { requests: 5, seconds: 600 },
  feedback: { requests: 60, seconds: 600 },
  /** Pages of `/search`. Search boxes load one cached list of titles, which is not limited. */
  search: { requests: 120, seconds: 60 },
  challenge: { requests: 120, seconds: 600 },
} as const;

export type LimitName = keyof typeof rateLimits;

/**
 * Counts one request.
 *
 * @returns seconds until the client may retry, or undefined when the request is allowed
 */
export type ConsumeRateLimit = (thing: LimitName, address: string) => Promise<number | undefined>;

/** Counts in this process's memory: each instance of the site allows the full number. */
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
