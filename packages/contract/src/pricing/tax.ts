import { type Business, business } from "@crm/brand";

/**
 * Says whether a price contains the tax.
 *
 * @example describeTax({ percent: 18, isIncluded: false }) // "plus 18% GST"
 */
export function describeTax({
  percent,
  isIncluded,
}: Pick<Business["gst"], "percent" | "isIncluded">): string {
  return isIncluded ? `including ${percent}% GST` : `plus ${percent}% GST`;
}

/** The words beside every price of a plan. */
export const taxLine = describeTax(business.gst);

/**
 * What is paid for a shown amount, with the tax.
 *
 * @param amount rupees as shown on the site
 * @returns whole rupees
 * @example addTax(1000, { percent: 18, isIncluded: false }) // 1180
 */
export function addTax(
  amount: number,
  { percent, isIncluded }: Pick<Business["gst"], "percent" | "isIncluded"> = business.gst,
): number {
  return isIncluded ? amount : Math.round(amount * (1 + percent / 100));
}
