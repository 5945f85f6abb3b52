/** How long data other than the lead itself is stored. A lead is stored until a person erases it. */
export const retention = {
  /** A form's answer, stored so that a repeated submission creates no second lead. */
  repeatAnswersDays: 30,
  /** A mail that the recipient's server does not accept is retried for this long. */
  mailAttemptsDays: 5,
  /** The longest time for which requests of one network address are counted. */
  addressCountMinutes: 10,
  /** A form that the lead host does not accept is stored on the site's server for this long at most. */
  spooledFormDays: 5,
} as const;

/** What people ask about their own data, on the page for it. */
export const privacyRequests = {
  /** How long the link in the mail that confirms a request works. */
  confirmDays: 7,
  /** How long the link to the copy of somebody's data works. */
  downloadDays: 7,
  /** The most mails that ask one mailbox to confirm requests. */
  mailsPerDay: 3,
} as const;

/**
 * Within how many days a request or complaint about personal data is answered: the company's promise,
 * and the maximum in India's Rules of 2025 (Rule 14).
 */
export const grievance = { answerDays: 30, lawDays: 90 } as const;
