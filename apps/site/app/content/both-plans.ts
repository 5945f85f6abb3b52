import { plans } from "@crm/contract/pricing/plans";

const { monthly, yearly } = plans;

/** A figure of the two priced plans: said once where they agree, else with each plan's name. */
export function sayForBothPlans(say: (plan: typeof monthly | typeof yearly) => string): string {
  const [forMonthly, forYearly] = [say(monthly), say(yearly)];
  if (forMonthly === forYearly) return forMonthly;
  return `${forMonthly} (${monthly.name}) or ${forYearly} (${yearly.name})`;
}
