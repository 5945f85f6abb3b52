import { expect, test } from "vitest";
import { countPlaywright, countVitest, sumCounts } from "./counts.ts";

test("a test file that could not be loaded counts as a failure", () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 1,
    testResults: [
      { status: "passed", assertionResults: [{ status: "passed" }] },
      { status: "failed", assertionResults: [{ status: "failed" }] },
      { status: "failed", assertionResults: [] },
    ],
  };
  expect(countVitest(report)).toEqual({ passed: 7, failed: 2 });
});

test("a browser test that passed only on a retry counts as a failure", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1 };
  expect(countPlaywright({ stats, errors: ["no such file"] })).toEqual({ passed: 5, failed: 3 });
});

test("a stage that failed without tests counts as one failure in the sum", () => {
  const results = [
    { ok: true },
    { ok: false },
    { ok: true, counts: { passed: 3, failed: 0 } },
    { ok: false, counts: { passed: 2, failed: 2 } },
  ];
  expect(sumCounts(results)).toEqual({ passed: 5, failed: 3 });
});
