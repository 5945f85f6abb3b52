import { articleLimits } from "@crm/contract/fields/article-limits";
import { expect, it } from "vitest";
import { findExcess, measureBody } from "./article-size.ts";

it("counts headings of every level, elements and the nesting depth", () => {
  const html =
    "<h1>A</h1><h6>B</h6><p>One<br>two <b>bold <i>and</i></b><img src=x></p><ul><li>x<li>y</ul>";
  expect(measureBody(html)).toEqual({
    characters: 90,
    headings: 2,
    elements: 10,
    depth: 3,
    pictures: 1,
  });
  const nothing = { characters: 0, headings: 0, elements: 0, depth: 0, pictures: 0 };
  expect(measureBody("")).toEqual(nothing);
});

it.each([
  ["headings", "<h2>a</h2>", 500],
  ["elements", "<br>", 20_000],
  ["depth", "<blockquote>", 100],
  ["pictures", "<img>", 1_000],
  ["characters", "x", 400_000],
] as const)("allows a body at the limit of %s, but not one above it", (measure, unit, limit) => {
  const excessOf = (count: number) =>
    findExcess(measureBody(unit.repeat(count), articleLimits), articleLimits);
  expect(excessOf(limit)).toBeUndefined();
  expect(excessOf(limit + 1)).toBe(measure);
});

it("stops at the first element above the limit", () => {
  expect(measureBody("<br>".repeat(90_000), articleLimits).elements).toBe(20_001);
  expect(measureBody("<b>".repeat(90_000), articleLimits).depth).toBe(101);
  expect(measureBody("<b>".repeat(133_334), articleLimits).elements).toBe(0);
});

it("counts only h1 to h6 as headings", () => {
  expect(measureBody("<h1></h1><h6></h6><h0></h0><h7></h7><xh1></xh1><h12></h12>").headings).toBe(
    2,
  );
});
