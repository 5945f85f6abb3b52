import { expect, it } from "vitest";
import { clampOffset } from "./carousel-offset.ts";

it.each([
  [-1, 9, 3, 0],
  [0, 9, 3, 0],
  [6, 9, 3, 6],
  [7, 9, 3, 6],
  [1, 2, 3, 0],
  [5, 5, 1, 4],
  [0, 0, 3, 0],
])("clamps offset %i of %i items, %i shown, to %i", (offset, length, shown, clamped) => {
  expect(clampOffset(offset, length, shown)).toBe(clamped);
});
