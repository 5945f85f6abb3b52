import { expect, test } from "vitest";
import { disagreements } from "./disagreements.ts";
import { runShifts } from "./run-shifts.ts";

/** The full run, in which clocks jump while the apps run, is `npm run chaos -- shift-clocks`. */
test("while the site's clock is an hour behind, every lead waits and arrives once in the end", {
  timeout: 240_000,
}, async () => {
  const { findings, figures } = await runShifts({
    disagreements: disagreements.filter(({ name }) => name === "site an hour behind"),
    ...{ bookings: 1, jumps: false },
  });
  expect(findings.filter(({ broken }) => broken.length > 0)).toEqual([]);
  expect(findings).toHaveLength(6);
  expect(figures).toMatchObject({ disagreements: 1, bookings: 1 });
});
