import { business } from "@crm/brand";
import { expect, it } from "vitest";
import { describeOwnerTerms } from "./owner-terms.ts";
import { addTax, describeTax, taxLine } from "./tax.ts";

it("says of every price that 18% GST comes on top, until the owner decides otherwise", () => {
  expect(taxLine).toBe("plus 18% GST");
  expect(describeTax({ percent: 12, isIncluded: true })).toBe("including 12% GST");
});

it("adds the tax to a price unless it is included", () => {
  expect(addTax(3627)).toBe(4280);
  expect(addTax(3627, { percent: 18, isIncluded: true })).toBe(3627);
});

it("says nothing about what the owner has not decided", () => {
  expect(describeOwnerTerms(business)).toEqual({
    refund: "Our support team works out the amount and tells you by email.",
  });
});

it("says what the owner has decided", () => {
  const decided = {
    ...business,
    whatsappMarkupPercent: 5,
    overagePrice: 0.5,
    paymentMethods: ["UPI", "card", "bank transfer"],
    refundCovers: "remaining months",
  } as const;
  expect(describeOwnerTerms(decided)).toEqual({
    markup: "We add 5% to WhatsApp's own fees.",
    overage: "Each entry above the limits costs ₹0.5, plus 18% GST.",
    payment: "You can pay by UPI, card, or bank transfer.",
    refund:
      "You get back what you paid for the full months that remain. Our support team works out the amount.",
  });
  const whole = describeOwnerTerms({ ...business, refundCovers: "whole plan" });
  expect(whole.refund).toBe(
    "You get back what you paid for the whole plan. Our support team works out the amount.",
  );
  const free = describeOwnerTerms({ ...business, whatsappMarkupPercent: 0 });
  expect(free.markup).toBe("We add nothing to WhatsApp's own fees.");
});
