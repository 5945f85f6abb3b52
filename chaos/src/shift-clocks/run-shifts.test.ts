import { expect, test } from "vitest";
import { disagreements } from "./disagreements.ts";
import { runShifts } from "./run-shifts.ts";

/** The full run, in which clocks jump while the apps run, is `npm run chaos -- shift-clocks`. */
test("while the site's clock or secrets are wrong, every lead waits and arrives once in the end", {
  timeout: 240_000,
}, async () => {
  const short = ["site an hour behind", "other CAPTCHA_SECRET"];
  const { findings, figures } = await runShifts({
    disagreements: disagreements.filter(({ name }) => short.includes(name)),
    ...{ bookings: 1, jumps: false },
  });
  expect(findings.filter(({ broken }) => broken.length > 0)).toEqual([]);
  expect(findings).toHaveLength(6);
  expect(figures).toMatchObject({ disagreements: 2, bookings: 2 });
});
