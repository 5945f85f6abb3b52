import { expect, test } from "vitest";
import { runLocks } from "./run-locks.ts";

/** The full run, with locks of 2, 4 and 10 seconds, is `npm run chaos -- lock-database`. */
test("a locked SQLite file delays bookings, but loses none and freezes nothing", {
  timeout: 120_000,
}, async () => {
  const { findings, figures } = await runLocks([2_000]);
  expect(findings.filter(({ broken }) => broken.length > 0)).toEqual([]);
  expect(findings).toHaveLength(10);
  expect(Number(figures.bookings)).toBeGreaterThan(0);
});
