const formats = new Intl.NumberFormat("en-IN");

/** A count as it is written in India, with separators. */
export function formatCount(count: number): string {
  return formats.format(count);
}
