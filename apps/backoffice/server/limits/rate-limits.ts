/**
 * How many requests one client may send. A client is an IPv4 address or an IPv6 /64, as
 * `http/caller.ts` finds it. Many phones share one address at an Indian mobile carrier, so
 * the forms' limits are high. Reading is not limited: it is indexed and cheap. All back offices on one
 * PostgreSQL share the counts.
 */
export const rateLimits = {
  addLead: { requests: 30, seconds: 600 },
  sendDemoMail: { requests: 60, seconds: 600 },
  addEnterprise: { requests: 30, seconds: 600 },
  contactUs: { requests: 30, seconds: 600 },
  /** Submissions of the three forms without a captcha; they also count as one of the form's. */
  heldLead: { requests: 5, seconds: 600 },
  /** Valid submissions of the three forms with one email address, from however many addresses. */
  leadOfMailbox: { requests: 100, seconds: 600 },
  /**
   * Calls 1 to 4 for submissions that waited in the site's spool, of all visitors together. They are
   * signed by the site, so that the spool drains after an outage.
   */
  spooledLead: { requests: 1_200, seconds: 60 },
  /** One reader may rate every article of the help centre. */
  articleFeedback: { requests: 60, seconds: 600 },
  /** Requests for a mail to a lost password, by client, and by the mailbox that was typed. */
  lostPassword: { requests: 10, seconds: 600 },
  lostPasswordOfMailbox: { requests: 3, seconds: 3_600 },
  /** Requests about one's own data, and opening the links in their mails. */
  privacyRequest: { requests: 10, seconds: 600 },
  privacyLink: { requests: 60, seconds: 600 },
  /** A customer's own server with a valid key. */
  leadCapture: { requests: 600, seconds: 60 },
  /** Requests to the customers' lead API with an invalid key. */
  leadCaptureRejected: { requests: 60, seconds: 60 },
} as const;

export type LimitedRoute = keyof typeof rateLimits;

/**
 * How many wrong passwords the desk accepts from one address, and for one account from all addresses.
 * Right ones do not count: a whole office may sign in from one address. One address alone can't
 * reach an account's limit, even when its own window starts again.
 */
export const wrongPasswordLimits = {
  address: { failures: 10, seconds: 300 },
  account: { failures: 30, seconds: 300 },
} as const;

/**
 * The most mails for one mailbox whose address visitors typed, counted over all visitors. The desk
 * shows the reason beside a suppressed mail.
 */
export const visitorMailLimits = [
  {
    mails: 1,
    hours: 24,
    reason: "Another mail to this address was sent in the last 24 hours, or is waiting to be sent.",
  },
  { mails: 3, hours: 168, reason: "Three mails to this address were sent in the last seven days." },
] as const;
