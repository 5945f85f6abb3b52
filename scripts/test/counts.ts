import type { Counts } from "./stage.ts";

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** Counts a Vitest JSON report; a test file that could not be loaded counts as one failed test. */
export function countVitest(report: VitestReport): Counts {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/** Counts a Playwright JSON report; an error outside any test counts as one failed test. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/**
 * Sums the counts for the last line of `npm test`. A stage that failed without a failed test (a type
 * error, a failed build) counts as one failure.
 */
export function sumCounts(results: readonly { ok: boolean; counts?: Counts }[]): Counts {
  return results.reduce<Counts>(
    (sum, { ok, counts = { passed: 0, failed: 0 } }) => ({
      passed: sum.passed + counts.passed,
      failed: sum.failed + (ok ? counts.failed : Math.max(counts.failed, 1)),
    }),
    { passed: 0, failed: 0 },
  );
}
