/** External URLs of the platform's own rules, which every sender has agreed to. */
export const policies = {
  /** What may be sold in messages. */
  commerce: "https://www.whatsapp.com/legal/commerce-policy/",
  /** How businesses may message people. */
  messaging: "https://business.whatsapp.com/policy",
} as const;
