import { formatTable } from "./table.ts";

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
export function formatMeasures(measures: readonly Measure[]): string {
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
  return formatTable([head, ...rows]);
}
