/** The result is within this share of the lowest rate that failed. */
const precision = 0.1;

/**
 * Finds the highest rate that works: doubles it until it fails, then halves the interval. Where the
 * first rate fails, it looks below. A rate fails only when it fails twice, because other programs may
 * take the machine's time for a moment.
 *
 * @returns 0 when not even a rate of 1 works
 */
export async function findRate(
  first: number,
  tryRate: (rate: number) => Promise<boolean>,
): Promise<number> {
  const works = async (rate: number) => (await tryRate(rate)) || (await tryRate(rate));
  let good = 0;
  let bad = first;
  while (await works(bad)) {
    good = bad;
    bad *= 2;
  }
  while (bad - good > Math.max(1, bad * precision)) {
    const middle = Math.round((good + bad) / 2);
    if (await works(middle)) good = middle;
    else bad = middle;
  }
  return good;
}
