import { expect, test } from "vitest";
import { runSpoolKills } from "./run-spool-kills.ts";

/** The full run, with ten kills at each point, is `npm run chaos -- kill-site`. */
test("a kill at any point of the spool's work never loses or duplicates a booking", {
  timeout: 240_000,
}, async () => {
  const { findings, kills, interrupted } = await runSpoolKills(1);
  expect(findings.filter(({ broken }) => broken.length > 0)).toEqual([]);
  expect(findings).toHaveLength(7);
  expect(kills).toBe(8);
  expect(interrupted).toBeGreaterThan(0);
});
