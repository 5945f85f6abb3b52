import { formatTable } from "../../scripts/report/table.ts";

/** One line of the table: the product's value beside its yardstick. */
export interface Measure {
  name: string;
  unit: string;
  product: number;
  /** What a bare baseline reached in the same run, or the most that is allowed. */
  baseline: number;
  /** What the baseline is. */
  baselineName: string;
  /** Whether more than the baseline is better, as with requests a second. */
  isMoreBetter?: boolean;
  detail: string;
}

/** Formats the measures as a text table. */
export function formatMeasures(measures: readonly Measure[]): string {
  const head = ["what", "unit", "product", "yardstick", "ratio", "yardstick is", "detail"];
  const rows = measures.map((measure) => [
    measure.name,
    measure.unit,
    String(measure.product),
    String(measure.baseline),
    readRatio(measure)?.toFixed(2) ?? "-",
    measure.baselineName,
    measure.detail,
  ]);
  return formatTable([head, ...rows]);
}

/** The product's value in parts of its yardstick; undefined when that is 0. */
export function readRatio({ product, baseline }: Measure): number | undefined {
  return baseline === 0 ? undefined : product / baseline;
}
