import { formatTable } from "../../scripts/report/table.ts";

/** One line of the table: the product's value and the baseline's, measured in the same run. */
export interface Measure {
  name: string;
  unit: string;
  product: number;
  baseline: number;
  /** What the baseline is. */
  baselineName: string;
  detail: string;
}

/** Formats the measures as a text table. */
export function formatMeasures(measures: readonly Measure[]): string {
  const head = ["what", "unit", "product", "bare", "ratio", "bare is", "detail"];
  const rows = measures.map(({ name, unit, product, baseline, baselineName, detail }) => [
    name,
    unit,
    String(product),
    String(baseline),
    baseline === 0 ? "-" : (product / baseline).toFixed(2),
    baselineName,
    detail,
  ]);
  return formatTable([head, ...rows]);
}
