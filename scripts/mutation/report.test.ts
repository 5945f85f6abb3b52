import { expect, test } from "vitest";
import { areas, listMutated, listTests } from "./areas.ts";
import { readScore, survivorKey, toPercent } from "./report.ts";

const source = `const a = 1;\nif (a >= 2) {\n  stop();\n}\n`;
const condition = { start: { line: 2, column: 5 }, end: { line: 2, column: 11 } };
const block = { start: { line: 2, column: 13 }, end: { line: 4, column: 2 } };
const mutant = (status: string, location = condition, replacement = "a > 2") => ({
  mutatorName: "Any",
  status,
  location,
  replacement,
});

test("counts what the tests noticed, and describes what they did not", () => {
  const mutants = [
    ...["Killed", "Timeout", "Survived", "Ignored", "CompileError"].map((status) => mutant(status)),
    mutant("NoCoverage", block, "{}"),
  ];
  const score = readScore({ files: { "a.ts": { source, mutants } } });
  expect(score).toMatchObject({ noticed: 2, timeouts: 1, total: 4 });
  expect(score.survivors.map(survivorKey)).toEqual([
    "a.ts: a >= 2 → a > 2",
    "a.ts: { stop(); } → {}",
  ]);
  expect(toPercent(score)).toBe(50);
  expect(toPercent({ noticed: 0, total: 0 })).toBe(100);
});

test("an area mutates its sources, and runs the named tests", () => {
  const files = [
    "packages/whatsapp/package.json",
    "packages/whatsapp/src/tiers.ts",
    "packages/whatsapp/src/tiers.test.ts",
    "packages/whatsapp/src/tags.ts",
    "packages/search/src/rank.ts",
  ];
  const [area] = areas.filter(({ folder }) => folder === "packages/whatsapp");
  if (!area) throw new Error("There is no such area");
  expect(listMutated(area, files, [])).toEqual([files[1], files[3]]);
  expect(listMutated(area, files, ["packages/whatsapp/src/tags"])).toEqual([files[3]]);
  expect(listMutated(area, files, ["packages/search"])).toEqual([]);
  expect(listTests(area, files)).toEqual([files[2]]);
});
