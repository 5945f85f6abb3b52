import { plans } from "@crm/contract/pricing/plans";
import { conversationPrices } from "@crm/whatsapp/prices";

/** The plans with a fixed price; the third one is individual. */
export type PricedPlan = "monthly" | "yearly";

/** The expected use in one month. */
export interface Usage {
  plan: PricedPlan;
  users: number;
  /** WhatsApp conversations that the business starts, by category. */
  marketing: number;
  utility: number;
}

/** The cost of a month, part by part, in whole rupees. */
export interface MonthlyCost {
  plan: number;
  extraUsers: number;
  extraUserCount: number;
  marketing: number;
  utility: number;
  total: number;
}

/**
 * Adds up the cost of one month: the plan, additional users, and WhatsApp conversations.
 *
 * @example estimateMonthlyCost({ plan: "monthly", users: 4, marketing: 100, utility: 0 }).total // 1986
 */
export function estimateMonthlyCost({ plan, users, marketing, utility }: Usage): MonthlyCost {
  const { price, usersIncluded, extraUserPrice } = plans[plan];
  const extraUserCount = Math.max(0, users - usersIncluded);
  const parts = {
    plan: price,
    extraUsers: extraUserCount * extraUserPrice,
    marketing: Math.round(marketing * conversationPrices.marketing),
    utility: Math.round(utility * conversationPrices.utility),
  };
  const total = parts.plan + parts.extraUsers + parts.marketing + parts.utility;
  return { ...parts, extraUserCount, total };
}
