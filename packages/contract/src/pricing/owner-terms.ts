import { type Business, business } from "@crm/brand";
import { formatRupees } from "./money.ts";
import { describeTax } from "./tax.ts";

/** Sentences about money that the owner decides; those that are not decided are undefined. */
export interface OwnerTerms {
  /** What is added to WhatsApp's own fees. */
  markup: string | undefined;
  /** What an entry beyond the limits costs. */
  overage: string | undefined;
  /** How plans are paid. */
  payment: string | undefined;
  /** What a refund pays back, and who works it out. */
  refund: string;
}

/**
 * Writes the sentences about money that the owner has decided.
 *
 * @example describeOwnerTerms({ ...business, paymentMethods: ["UPI", "card"] }).payment
 * // "You can pay by UPI or card."
 */
export function describeOwnerTerms({
  gst,
  whatsappMarkupPercent: markup,
  overagePrice,
  paymentMethods,
  refundCovers,
}: Business): OwnerTerms {
  return {
    markup:
      markup === null
        ? undefined
        : markup === 0
          ? "We add nothing to WhatsApp's own fees."
          : `We add ${markup}% to WhatsApp's own fees.`,
    overage:
      overagePrice === null
        ? undefined
        : `Each entry above the limits costs ${formatRupees(overagePrice)}, ${describeTax(gst)}.`,
    payment: paymentMethods?.length ? `You can pay by ${or.format(paymentMethods)}.` : undefined,
    refund: refundCovers
      ? `You get back what you paid for ${refundCovers === "whole plan" ? "the whole plan" : "the full months that remain"}. Our support team works out the amount.`
      : "Our support team works out the amount and tells you by email.",
  };
}

const or = new Intl.ListFormat("en", { type: "disjunction" });

/** The sentences of this installation. */
export const ownerTerms = describeOwnerTerms(business);
