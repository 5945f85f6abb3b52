/** Hours of sales and support, India Standard Time. */
export const hours = {
  sales: { text: "Mon-Fri 10-6 IST", reply: "reply within 24 hours" },
  support: { text: "Mon-Fri 6-6 IST", resolution: "resolution within 24 hours" },
  /** The FAQ's text. It differs from the hours above; the specification demands both. */
  faqSupport: "24/7 support",
} as const;
