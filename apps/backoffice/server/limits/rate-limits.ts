/**
 * How often one client may do what. A client is an IPv4 address or an IPv6 /64, as
 * `http/client-address.ts` finds it. Many phones share one address at an Indian mobile carrier, so
 * the forms' limits leave room for a crowd. Reading is not limited: it is indexed and cheap.
 */
export const rateLimits = {
  addLead: { requests: 30, seconds: 600 },
  sendDemoMail: { requests: 60, seconds: 600 },
  addEnterprise: { requests: 30, seconds: 600 },
  contactUs: { requests: 30, seconds: 600 },
  /** One reader may go through the whole help centre. */
  articleFeedback: { requests: 60, seconds: 600 },
  /** A customer's own server, once its key was right. */
  leadCapture: { requests: 600, seconds: 60 },
  /** Wrong keys at the customers' lead API. */
  leadCaptureRefused: { requests: 60, seconds: 60 },
} as const;

export type LimitedRoute = keyof typeof rateLimits;

/**
 * How many wrong passwords the desk takes from one address, and for one account from anywhere.
 * Right ones do not count: a whole office may sign in from one address. One address alone can't
 * reach an account's limit, even when its own window begins anew.
 */
export const wrongPasswordLimits = {
  address: { failures: 10, seconds: 300 },
  account: { failures: 30, seconds: 300 },
} as const;

/**
 * How many mails one mailbox gets at most when visitors type its address, whoever they are. The
 * reason is shown at the desk beside a mail that was suppressed.
 */
export const visitorMailLimits = [
  {
    mails: 1,
    hours: 24,
    reason:
      "Another mail to this address went out in the last 24 hours, or is still waiting to be sent.",
  },
  { mails: 3, hours: 168, reason: "Three mails to this address went out in the last seven days." },
] as const;
