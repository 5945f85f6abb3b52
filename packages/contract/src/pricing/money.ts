const rupees = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 3 });

/**
 * Writes an amount as the site shows it: rupee sign, Indian grouping, no forced decimals.
 *
 * @param amount rupees, with up to three decimal places
 * @example formatRupees(1299) // "₹1,299"
 * @example formatRupees(0.125) // "₹0.125"
 * @example formatRupees(250000) // "₹2,50,000"
 */
export function formatRupees(amount: number): string {
  return `₹${rupees.format(amount)}`;
}
