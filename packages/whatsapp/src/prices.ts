/**
 * The price of one WhatsApp conversation by category, in rupees. Service conversations are free.
 * `today.ts` has the platform's newer prices.
 */
export const conversationPrices = {
  marketing: 0.88,
  utility: 0.125,
  authentication: 0.125,
  service: 0,
} as const;
export type ConversationCategory = keyof typeof conversationPrices;
