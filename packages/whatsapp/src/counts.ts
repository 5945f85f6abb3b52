const lakh = 100_000;
// Made when it is first used: the first formatter takes a slow phone 60 ms.
let lakhs: Intl.NumberFormat | undefined;

/**
 * Writes a number of people, rows or messages as readers in India expect it: with grouping below one
 * lakh, in lakh from one lakh on.
 *
 * @param count a whole number, zero or more
 * @example formatCount(10_000) // "10,000"
 * @example formatCount(200_000) // "2 lakh"
 * @example formatCount(150_000) // "1.5 lakh"
 */
export function formatCount(count: number): string {
  if (count >= lakh) {
    lakhs ??= new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 });
    return `${lakhs.format(count / lakh)} lakh`;
  }
  return String(Math.round(count)).replace(/\B(?=\d{3}$)/, ",");
}
