/** How long we keep what is not the lead itself, and how fast we answer a complaint. */
export const retention = {
  /** A form's answer, kept so that a repeated sending makes no second lead. */
  repeatAnswersDays: 30,
  /** A mail that the other side does not take is tried again for this long. */
  mailAttemptsDays: 5,
} as const;

/**
 * Within how many days a complaint about personal data is answered: what the company promises, and
 * the most that India's Rules of 2025 allow (Rule 14).
 */
export const grievance = { answerDays: 30, lawDays: 90 } as const;
