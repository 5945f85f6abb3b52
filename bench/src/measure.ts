import { formatTable } from "./table.ts";

/** One line of the table: what the product does, beside a bare baseline, measured in one run. */
export interface Measure {
  name: string;
  unit: string;
  product: number;
  baseline: number;
  /** What the baseline is. */
  beside: string;
  detail: string;
}

/** The measures as a table for people. */
export function formatMeasures(measures: readonly Measure[]): string {
  const head = ["what", "unit", "product", "bare", "ratio", "bare is", "detail"];
  const rows = measures.map(({ name, unit, product, baseline, beside, detail }) => [
    name,
    unit,
    String(product),
    String(baseline),
    baseline === 0 ? "-" : (product / baseline).toFixed(2),
    beside,
    detail,
  ]);
  return formatTable([head, ...rows]);
}
