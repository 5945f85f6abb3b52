/** The quotation that the uniform maker sends to Parmar Uniforms. */
const lines = [
  { item: "Cotton shirt", detail: "Size 28 to 32", count: 70, rate: 395 },
  { item: "Cotton shirt", detail: "Size 34 to 36", count: 50, rate: 417 },
] as const;

export const quotation = {
  number: "Q-0418",
  date: "12 May 2026",
  terms: ["Half in advance. GST included.", "Delivery before 5 June 2026."],
  lines,
  count: lines.reduce((sum, { count }) => sum + count, 0),
  total: lines.reduce((sum, { count, rate }) => sum + count * rate, 0),
  steps: [
    { step: "Created", when: "10:03" },
    { step: "Sent on WhatsApp", when: "10:04" },
    { step: "Order confirmed", when: "10:11" },
  ],
} as const;
