import { expect, it } from "vitest";
import { normalizeMiss } from "./search-misses.ts";

it("normalizes different spellings of a search to the same term", () => {
  for (const term of [
    "tally import",
    " Tally\u00a0 IMPORT?",
    "«tally import»",
    "ＴＡＬＬＹ import",
  ]) {
    expect(normalizeMiss(term)).toBe("tally import");
  }
  expect(normalizeMiss("संपर्क आयात?")).toBe("संपर्क आयात");
  expect(normalizeMiss("24/7 in 2026")).toBe("24/7 in 2026");
});

it.each([
  "",
  " ?! ",
  "rekha@parmar.example",
  "asha at x @ y",
  "98250 12345",
  "+91 (98250)-12345",
  "call me 9 8 2 5 0 1 2",
  "९८२५० १२३४५",
  "www.parmar.example",
  "https://parmar.example",
  "x".repeat(81),
  "one two three four five six seven eight nine ten eleven",
])("returns undefined for %j", (term) => {
  expect(normalizeMiss(term)).toBeUndefined();
});
