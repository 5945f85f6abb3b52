import type { ConsumeRateLimit as ConsumeLimit } from "@crm/server-kit/rate-limiter";

/**
 * The rate limits of one client, an IPv4 address or an IPv6 /64, unless a line says otherwise. Many
 * phones of an Indian mobile carrier share one address, so the limits are high.
 */
export const rateLimits = {
  demo: { requests: 30, seconds: 600 },
  enterprise: { requests: 30, seconds: 600 },
  contact: { requests: 30, seconds: 600 },
  /** Each one sends a mail that asks to confirm it. */
  data: { requests: 10, seconds: 600 },
  /** Valid submissions of the three forms without a captcha: no JavaScript, or none could be loaded. */
  heldLead: { requests: 5, seconds: 600 },
  /** The same, of all visitors together: each one mails the team, from however many addresses. */
  heldLeadOfAll: { requests: 60, seconds: 3_600 },
  /** Thank-you pages that confirm a form without JavaScript; each one is rendered anew. */
  receipt: { requests: 60, seconds: 600 },
  feedback: { requests: 60, seconds: 600 },
  /** Pages of `/search`. Search boxes load one cached list of titles, which is not limited. */
  search: { requests: 120, seconds: 60 },
  challenge: { requests: 120, seconds: 600 },
} as const;

export type LimitName = keyof typeof rateLimits;

export type ConsumeRateLimit = ConsumeLimit<LimitName>;
