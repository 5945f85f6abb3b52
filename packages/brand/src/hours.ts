/** Hours of sales and support, India Standard Time. */
export const hours = {
  sales: {
    text: "Mon-Fri 10-6 IST",
    reply: "reply within 24 hours",
    /** The same as figures: days of the week (Monday is 1), hours of the day, hours until the reply. */
    clock: { days: [1, 2, 3, 4, 5], opens: 10, closes: 18, answerHours: 24 },
  },
  support: { text: "Mon-Fri 6-6 IST", resolution: "resolution within 24 hours" },
  /** The FAQ's text. It differs from the hours above; the specification demands both. */
  faqSupport: "24/7 support",
} as const;
