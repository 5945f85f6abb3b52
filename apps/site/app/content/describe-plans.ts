import { plans } from "@crm/contract/pricing/plans";

const { monthly, yearly } = plans;

/**
 * Describes a value of the two priced plans: once when it is equal, otherwise with each plan's
 * name.
 */
export function sayForBothPlans(say: (plan: typeof monthly | typeof yearly) => string): string {
  const [forMonthly, forYearly] = [say(monthly), say(yearly)];
  if (forMonthly === forYearly) return forMonthly;
  return `${forMonthly} (${monthly.name}) or ${forYearly} (${yearly.name})`;
}
