import { plans } from "@crm/contract/pricing/plans";
import { conversationPrices } from "@crm/whatsapp/prices";

/** The plans that have a price; the third one is agreed on by talking. */
export type PricedPlan = "monthly" | "yearly";

/** What a business expects of one month. */
export interface Usage {
  plan: PricedPlan;
  users: number;
  /** WhatsApp conversations that the business begins, by their category. */
  marketing: number;
  utility: number;
}

/** What that month costs, in whole rupees, part by part. */
export interface MonthlyCost {
  plan: number;
  extraUsers: number;
  extraUserCount: number;
  marketing: number;
  utility: number;
  total: number;
}

/**
 * Adds up one month: the plan, users beyond those included, and WhatsApp conversations.
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
