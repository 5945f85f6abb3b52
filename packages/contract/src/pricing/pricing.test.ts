import fc from "fast-check";
import { expect, it } from "vitest";
import { formatRupees } from "./money.ts";
import {
  extraCharges,
  fees,
  planIncludes,
  plans,
  refund,
  subscriptionLimits,
  trial,
  yearlyTotal,
} from "./plans.ts";

it.each([
  [0, "₹0"],
  [833, "₹833"],
  [1_299, "₹1,299"],
  [0.88, "₹0.88"],
  [0.125, "₹0.125"],
  [250_000, "₹2,50,000"],
])("writes %d rupees as %s", (amount, text) => {
  expect(formatRupees(amount)).toBe(text);
});

it("writes every amount with up to three decimal places as Intl does", () => {
  const indian = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 3 });
  const amounts = fc.integer({ min: -1e12, max: 1e12 }).map((thousandths) => thousandths / 1_000);
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(formatRupees(amount)).toBe(`₹${indian.format(amount)}`);
    }),
  );
});

it("has the prices of the specification", () => {
  expect(trial).toEqual({ days: 7, creditCardNeeded: false });
  expect(plans.monthly).toEqual({
    name: "Monthly",
    months: 1,
    listPrice: 1999,
    price: 1299,
    offer: "Flat 35% Off",
    usersIncluded: 3,
    extraUserPrice: 599,
  });
  expect(plans.yearly).toEqual({
    name: "Yearly",
    label: "Popular",
    billing: "billed annually",
    months: 12,
    price: 833,
    offer: "Flat 60% Off",
    usersIncluded: 3,
    extraUserPrice: 599,
  });
  expect(yearlyTotal).toBe(9_996);
  expect(plans.enterprise).toEqual({
    name: "Enterprise",
    label: "MORE DISCOUNT",
    users: "Unlimited users",
  });
  expect(fees).toEqual({ setup: 0, cancellation: 0 });
});

it("has the other terms of the plans", () => {
  expect(planIncludes).toEqual([
    ...["team", "lead", "pipeline", "product/service", "quotation", "data management"],
    ...["WhatsApp Business API", "workflow automation", "e-commerce order notification"],
    ...["auto-fetch leads", "marketplace integration"],
  ]);
  expect(extraCharges).toEqual(["WhatsApp conversation credits", "emails", "customizations"]);
  expect(subscriptionLimits).toEqual({ perDay: 100, perMonth: 3_000, perYear: 35_000 });
  expect(refund).toEqual({
    eligiblePlan: "yearly",
    minMonthsRemaining: 2,
    businessDays: { min: 5, max: 7 },
  });
});
