/** One line of the table: what the product does, beside a bare yardstick, measured in one run. */
export interface Measure {
  name: string;
  unit: string;
  product: number;
  yardstick: number;
  /** What the yardstick is. */
  beside: string;
  detail: string;
}

/** The measures as a table for people. */
export function formatTable(measures: readonly Measure[]): string {
  const head = ["what", "unit", "product", "bare", "ratio", "bare is", "detail"];
  const rows = measures.map(({ name, unit, product, yardstick, beside, detail }) => [
    name,
    unit,
    String(product),
    String(yardstick),
    yardstick === 0 ? "-" : (product / yardstick).toFixed(2),
    beside,
    detail,
  ]);
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  return [head, widths.map((width) => "-".repeat(width)), ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
