import { expect, test } from "vitest";
import type { Measure } from "../measure.ts";
import { plotMeasures } from "./plot-measures.ts";

const measure: Measure = {
  name: "pages & posts",
  unit: "bytes",
  product: 1_500,
  baseline: 1_000,
  baselineName: "allowed",
  detail: "",
};

test("a measure above what is allowed has a longer bar in the colour of a warning", () => {
  const plot = plotMeasures([measure], "Sizes");
  expect(plot).toContain('width="330" height="10" rx="2" fill="#b45309"');
  expect(plot).toContain("pages &amp; posts");
  expect(plot).toContain("1.50: 1,500 of 1,000 bytes, allowed");
});

test("more than the yardstick is good for a rate, and no bar leaves the picture", () => {
  const plot = plotMeasures([{ ...measure, product: 9_000, isMoreBetter: true }], "Rates");
  expect(plot).toContain('width="440" height="10" rx="2" fill="#0f766e"');
  expect(plot).toContain("9.00: 9,000 of 1,000 bytes");
});

test("a measure without a yardstick has no bar", () => {
  expect(plotMeasures([{ ...measure, baseline: 0 }], "Sizes")).not.toContain("pages &amp; posts");
});
