import { expect, test } from "vitest";
import { runFailures } from "./run-failures.ts";

/** The full run, in which the host is down for ten minutes, is `npm run chaos -- fail-host`. */
test("while the host is down or answers garbage, no form is lost and every page is served", {
  timeout: 240_000,
}, async () => {
  const durations = { down: 1_000, garbage: 1_000 };
  const { findings, figures } = await runFailures({ durations, lateMs: 0, pauseMs: 100 });
  expect(findings.filter(({ broken }) => broken.length > 0)).toEqual([]);
  expect(findings).toHaveLength(5);
  expect(Number(figures.bookings)).toBeGreaterThan(2);
  expect(Number(figures.pages)).toBeGreaterThan(100);
});
