/**
 * Trial, plans, refund and subscription limits. Amounts are whole rupees per month. `months` is the
 * term that is paid for at once.
 */
export const trial = { days: 7, creditCardNeeded: false } as const;

export const plans = {
  monthly: {
    name: "Monthly",
    months: 1,
    listPrice: 1999,
    price: 1299,
    offer: "Flat 35% Off",
    usersIncluded: 3,
    extraUserPrice: 599,
  },
  yearly: {
    name: "Yearly",
    label: "Popular",
    billing: "billed annually",
    months: 12,
    price: 833,
    offer: "Flat 60% Off",
    usersIncluded: 3,
    extraUserPrice: 599,
  },
  enterprise: { name: "Enterprise", label: "MORE DISCOUNT", users: "Unlimited users" },
} as const;

/** What the yearly plan costs for the whole year, in whole rupees. */
export const yearlyTotal = plans.yearly.months * plans.yearly.price;

export const fees = { setup: 0, cancellation: 0 } as const;

/** What every plan includes, in the specification's order. */
export const planIncludes = [
  "team",
  "lead",
  "pipeline",
  "product/service",
  "quotation",
  "data management",
  "WhatsApp Business API",
  "workflow automation",
  "e-commerce order notification",
  "auto-fetch leads",
  "marketplace integration",
] as const;

/** What is charged in addition to the plan. */
export const extraCharges = ["WhatsApp conversation credits", "emails", "customizations"] as const;

/** Entries that a small-business subscription includes; beyond them extra charges apply. */
export const subscriptionLimits = { perDay: 100, perMonth: 3_000, perYear: 35_000 } as const;

/** What is known to count as an entry. */
export const whatCounts =
  "Each lead that your website or another program sends to us counts as one entry. Before you import a long list of contacts, ask us how it counts.";

/** Refund policy: the eligible plan, the months that must remain, the business days it takes. */
export const refund = {
  eligiblePlan: "yearly",
  minMonthsRemaining: 2,
  businessDays: { min: 5, max: 7 },
} as const;
