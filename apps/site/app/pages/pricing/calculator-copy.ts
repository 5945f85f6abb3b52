import { formatRupees } from "@crm/contract/pricing/money";
import { plans, yearlyTotal } from "@crm/contract/pricing/plans";
import { addTax, taxLine } from "@crm/contract/pricing/tax";
import { formatCount } from "@crm/whatsapp/counts";
import { sayForBothPlans } from "../../content/describe-plans.ts";
import type { PricedPlan } from "./monthly-cost.ts";

const usersIncluded = sayForBothPlans((plan) => String(plan.usersIncluded));

/** Texts of the calculator, which the browser needs; the page's other texts are the server's HTML. */
export const copy = {
  title: "A plan that grows with you",
  lede: `Start with ${usersIncluded} people and add more when you need them. Move the sliders to see what a month would cost.`,
  plan: "Plan",
  users: "Number of users",
  marketing: "Marketing conversations a month",
  utility: "Utility conversations a month",
  bill: {
    title: "Your month",
    plan: (plan: PricedPlan) => `${plans[plan].name} plan, ${plans[plan].usersIncluded} users`,
    extraUsers: (count: number) => `${count} more ${count === 1 ? "user" : "users"}`,
    marketing: (count: number) => `${formatCount(count)} marketing conversations`,
    utility: (count: number) => `${formatCount(count)} utility conversations`,
    total: "Total per month",
    tax: taxLine,
    note: (plan: PricedPlan, total: number) =>
      plan === "monthly"
        ? `Based on the prices on this page. With GST, you pay ${formatRupees(addTax(total))}.`
        : `Based on the prices on this page. With GST, that is ${formatRupees(addTax(total))} a month. The plan itself is billed once for the whole year: ${formatRupees(yearlyTotal)} plus GST.`,
  },
} as const;
