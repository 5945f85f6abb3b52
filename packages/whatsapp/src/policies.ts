/** The platform's own rules, which every sender has agreed to. Addresses, outside the site. */
export const policies = {
  /** What may be sold in messages. */
  commerce: "https://www.whatsapp.com/legal/commerce-policy/",
  /** How businesses may write to people. */
  messaging: "https://business.whatsapp.com/policy",
} as const;
