/**
 * Each statement text is prepared once and kept on SQLite. So lists in statements have few different
 * lengths: powers of two.
 */
const longest = 512;

/**
 * Splits rows that are inserted together.
 *
 * @example splitRows([1, 2, 3, 4, 5]) // [[1, 2, 3, 4], [5]]
 */
export function splitRows<Row>(rows: readonly Row[]): Row[][] {
  const parts: Row[][] = [];
  for (let start = 0, size = longest; start < rows.length; size /= 2) {
    for (; rows.length - start >= size; start += size) parts.push(rows.slice(start, start + size));
  }
  return parts;
}

/**
 * Splits the values of a condition, and repeats the last one where a list has another length.
 *
 * @example splitValues(["a", "b", "c"]) // [["a", "b", "c", "c"]]
 */
export function splitValues<Value>(values: readonly Value[]): Value[][] {
  const parts: Value[][] = [];
  for (let start = 0; start < values.length; start += longest) {
    const part = values.slice(start, start + longest);
    const length = 2 ** Math.ceil(Math.log2(part.length));
    parts.push(Array.from({ length }, (_, i) => part[Math.min(i, part.length - 1)] as Value));
  }
  return parts;
}
